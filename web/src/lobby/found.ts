// What somebody pasted or a camera read: the address of a table here, a code, or neither.
export type Found = { to: string } | { code: string } | { elsewhere: string } | null

export function find(text: string, origin = location.origin): Found {
  const word = text.trim()
  if (/^[A-Za-z]{6}$/.test(word)) return { code: word.toUpperCase() }
  let url: URL
  try {
    url = new URL(word.includes('://') ? word : `https://${word}`)
  } catch {
    return null
  }
  const [, place, id] = url.pathname.split('/')
  const ours = url.host === new URL(origin).host
  if (!/^[A-Za-z0-9]+$/.test(id ?? '')) return null
  if (place === 'join') return { code: id.toUpperCase() }
  if (place === 'table') return ours ? { to: `/table/${id}` } : { elsewhere: url.host }
  return null
}
