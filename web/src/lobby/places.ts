// Who sits where at a table before the game, in words.
import { seatName } from '../lib/game'
import type { TableMessage } from '../lib/types'
import { say } from '../lib/words'
import { botKind } from './bots'
import type { Place } from './RoundTable.svelte'

export function placeOf(table: TableMessage, seat: number): Place {
  const place = table.seats[seat]
  const lead = say('place-lead', { n: seat + 1 })
  const name = place.kind === 'empty' ? say('place-open') : seatName(table, seat)
  if (place.kind === 'empty') return { kind: 'empty', name, note: say('place-waits'), lead }
  if (place.kind === 'bot') return { kind: 'bot', name, note: botKind(place.bot), lead, tail: say('place-is-bot'), face: place.face }
  const host = seat === table.host
  const you = seat === table.you
  const state = !place.here ? say('place-away') : place.ready ? say('place-ready') : host ? say('place-host') : say('place-not-ready')
  return {
    kind: 'person',
    program: place.program,
    name,
    note: place.program
      ? `${say('place-is-bot')} · ${state}`
      : !you
        ? state
        : place.ready
          ? `${say('place-you')} · ${state}`
          : host
            ? say('place-you-host')
            : say('place-you'),
    lead: you ? say('place-lead-yours') : lead,
    tail: host && !you && state !== say('place-host') ? say('place-host') : you && !host && !place.ready ? state : '',
    you,
    host,
    ready: place.ready,
    away: !place.here,
    face: place.face,
  }
}
