// Who one is here: the name that is remembered, or a friendly one to begin with.
import { api, be } from '../lib/api'
import { prefs } from '../lib/prefs.svelte'
import type { Me } from '../lib/types'
import { say } from '../lib/words'

export const NAME_LENGTH = 24

const lucky = 2 + Math.floor(Math.random() * 98)

export function usualName(): string {
  return prefs.name || say('doors-some-name', { n: lucky })
}

// Whoever one is already: by the name that was typed, or that one has, or a friendly one.
export async function beMyself(): Promise<Me> {
  return prefs.name ? beCalled(prefs.name) : be(usualName())
}

// Be somebody with this name, and keep it.
export async function beCalled(wanted: string): Promise<Me> {
  const name = wanted.trim() || usualName()
  let me = await be(name)
  if (me.name !== name) me = { ...me, ...(await api.rename(name)), tables: me.tables, replays: me.replays }
  prefs.name = me.name
  return me
}
