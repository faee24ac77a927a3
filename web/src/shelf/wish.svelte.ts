// What the gallery was asked for. It stays while one reads a rule and comes back.

export const wish = $state({ typed: '', edition: '', deck: '', kind: '', clause: '' })

export function wishNothing(): void {
  Object.assign(wish, { typed: '', edition: '', deck: '', kind: '', clause: '' })
}

export function isPicky(): boolean {
  return Object.values(wish).some(Boolean)
}
