// Settings in a few words.
import type { Settings } from '../lib/types'
import { say } from '../lib/words'

export function variantsTold(settings: Settings): string {
  const { options } = settings
  const told = [
    options.winning_level && options.winning_level !== 10 ? say('told-level', { n: options.winning_level }) : '',
    options.faster_play ? say('variant-faster-play') : '',
    options.shared_victory ? say('variant-shared-victory') : '',
    options.ignore_sex ? say('variant-ignore-sex') : '',
    options.seal_roll && settings.editions.length > 1 ? say('variant-seal-roll') : '',
    options.hand_limit && options.hand_limit !== 5 ? say('told-hand', { n: options.hand_limit }) : '',
    options.first_begins ? say('variant-first-begins') : '',
    ...(options.table ?? []).map((thing) => say(`variant-table-${thing}`)),
  ].filter(Boolean)
  return told.join(' · ') || say('told-as-printed')
}

export function paceTold({ clocks }: Settings): string {
  const clock =
    clocks.decide || clocks.bank ? say('told-clock', { decide: clocks.decide, bank: Math.round(clocks.bank / 6) / 10 }) : say('pace-none')
  return `${clock} · ${say('told-window', { n: clocks.window })}`
}

export function mannersTold(settings: Settings): string {
  const off = (['hints', 'undo', 'chat'] as const).filter((name) => !settings[name]).map((name) => say(`told-no-${name}`))
  return [say(settings.public ? 'manners-public' : 'manners-private'), say(`told-see-${settings.spectators}`), ...off].join(' · ')
}
