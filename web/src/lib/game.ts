// Reading a game: who is who, which option belongs to which card, and what it says.
import type { Box } from './box'
import type { Option, SeatWire, Step, TableMessage, UpdateMessage, View } from './types'
import { begun, say } from './words'

// Who sits where; all that is needed of a table to speak of it.
export interface Seated {
  you: number
  seats: readonly Pick<TableMessage['seats'][number], 'kind' | 'name'>[]
}

// The name of a seat: of a person as chosen, of a bot as its temper is called.
export function seatName(table: Seated | null, seat: number): string {
  const place = table?.seats[seat]
  if (!place) return say('somebody')
  return place.name || say('a-guest')
}

// Does a bot or a program decide there? A program sits like a person and says so itself.
export function isBot(place: SeatWire | undefined): boolean {
  return place?.kind === 'bot' || !!place?.program
}

export function seatNumber(word: string): number {
  const found = /^seat-(\d)$/.exec(word)
  return found ? Number(found[1]) : -1
}

export class Teller {
  constructor(
    readonly box: Box,
    readonly table: Seated,
  ) {}

  who(seat: number): string {
    return seat === this.table.you ? say('you') : seatName(this.table, seat)
  }

  // A word of a step: a player, a card, a side, a number.
  word(value: unknown): string {
    if (Array.isArray(value)) return value.map((each) => this.word(each)).join(', ')
    if (typeof value !== 'string') return String(value)
    const seat = seatNumber(value)
    if (seat >= 0) return seat === this.table.you ? say('you-as-target') : seatName(this.table, seat)
    if (this.box.byId.has(value)) return this.box.named(value)
    const said = this.box.said(value)
    if (said) return said
    const id = `word-${value}`
    const told = say(id)
    return told === id ? value.replaceAll('-', ' ') : told
  }

  // An option in a few plain words.
  option(step: Step): string {
    const args: Record<string, string | number> = {}
    for (const [key, value] of Object.entries(step)) {
      if (key === 'do' || value === undefined) continue
      args[key] = typeof value === 'object' && !Array.isArray(value) ? '' : this.word(value)
    }
    const base = `do-${step.do}`
    for (const extra of ['target', 'side', 'in_place_of', 'choose', 'with', 'to', 'from', 'sacrifice', 'discard']) {
      if (extra in step) {
        const told = say(`${base}-${extra.replaceAll('_', '-')}`, args)
        if (!told.startsWith('do-')) return told
      }
    }
    if (step.offer && typeof step.offer === 'object' && 'treasures' in step.offer) {
      return say(`${base}-treasures`, { ...args, treasures: Number((step.offer as { treasures: number }).treasures) })
    }
    return begun(say(base, args))
  }

  // One thing that happened, for the log.
  event(event: readonly number[]): string {
    return told(this.box, event, (seat) => seatName(this.table, seat))
  }

  eventCard(event: readonly number[]): number {
    const kind = this.box.told.events[event[0]]
    const at = kind?.shape.indexOf('c') ?? -1
    return at >= 0 ? event[2 + at] : -1
  }
}

// One thing that happened, in words; of a card that was played, on whom.
export function told(box: Box, event: readonly number[], name: (seat: number) => string): string {
  const kind = box.told.events[event[0]]
  if (!kind) return ''
  const parts: Record<string, string> = { who: event[1] >= 0 ? name(event[1]) : say('chance') }
  ;[...'ab'].forEach((blank, at) => {
    const shape = kind.shape[at]
    const value = event[2 + at]
    if (shape === 'c') parts[blank] = value >= 0 ? box.title(value) : say('a-card')
    else if (shape === 'p') parts[blank] = value >= 0 ? name(value) : say('the-table')
    else if (shape === 's') parts[blank] = box.told.said.sexes[value]
    else if (shape === 'r') parts[blank] = box.told.said.reasons[value]
    else parts[blank] = String(value)
  })
  const one = (at: number) => kind.shape[at] === 'n' && event[2 + at] === 1
  const text = kind.forms?.length ? kind.forms[(one(0) ? 1 : 0) + (one(1) ? 2 : 0)] : kind.text
  const sentence = begun(text.replace(/\{(\w+)\}/g, (_all, blank: string) => parts[blank] ?? ''))
  const other = event[3]
  if (other < 0 || other >= SEATS || other === event[1]) return sentence
  if (kind.name === 'curse-strikes') return say('sent-by', { sentence, name: name(other) })
  return kind.shape[1] === 't' ? say('aimed-at', { sentence, name: name(other) }) : sentence
}

const SEATS = 6 // targets below are players

// The card an option is about, or -1.
export function cardOf(box: Box, option: Option, view: View): number {
  const [verb, a, b] = option.choice
  const n = box.told.numbers
  switch (verb) {
    case n.V_PLAY:
    case n.V_EQUIP:
    case n.V_UNEQUIP:
    case n.V_ATTACH:
    case n.V_DROP:
    case n.V_SELL:
    case n.V_SHARE:
    case n.V_DISCARD:
    case n.V_KEEP:
    case n.V_TROUBLE:
    case n.V_SACRIFICE:
    case n.V_REVEAL:
      return a
    case n.V_CHOOSE:
      return a >= n.T_CARD ? a - n.T_CARD : -1
    case n.V_USE:
      return abilityCard(box, a, view)
    case n.V_RUN:
      return view.combat?.cards.find((monster) => monster.uid === a)?.card ?? -1
    case n.V_TERM:
      return b
    default:
      return -1
  }
}

// The card near the own place that has this ability.
function abilityCard(box: Box, ability: number, view: View): number {
  const me = view.players[view.seat]
  if (!me) return -1
  const near = [...me.traits, ...me.worn, ...me.pack, ...(view.combat?.cards.map((monster) => monster.card) ?? [])]
  return near.find((card) => box.told.cards[card] === box.told.bearers[ability]) ?? -1
}

export interface Sorted {
  byCard: Map<number, Option[]>
  plain: Option[]
  help: Option[]
  sell: boolean
  trade: boolean
}

const BUILDING = new Set(['offer'])
const GIVING = new Set(['share', 'discard']) // Charity, which has its picker

// Options by the card they are about; what belongs to no card is a button of its own.
export function sort(box: Box, update: UpdateMessage): Sorted {
  const sorted: Sorted = { byCard: new Map(), plain: [], help: [], sell: false, trade: false }
  const charity = update.request?.kind === 'charity'
  for (const option of update.request?.options ?? []) {
    const step = option.step
    if (step.do === 'ask-help') sorted.help.push(option)
    else if (step.do === 'trade' || step.do === 'give') sorted.trade = true
    else if (step.do === 'sell') sorted.sell = true
    else if (BUILDING.has(step.do) || (charity && GIVING.has(step.do))) continue
    else {
      const card = cardOf(box, option, update.view)
      const asked = step.do === 'run' || step.do === 'look-for-trouble' || update.view.shown.includes(card)
      if (card >= 0) sorted.byCard.set(card, [...(sorted.byCard.get(card) ?? []), option])
      if (card < 0 || asked) sorted.plain.push(option)
    }
  }
  return sorted
}

// Seats round the table, beginning left of the viewer.
export function around(view: View): number[] {
  const n = view.players.length
  const first = view.seat >= 0 ? view.seat + 1 : 0
  const seats = Array.from({ length: n }, (_unused, i) => (first + i) % n)
  return view.seat >= 0 ? seats.slice(0, n - 1) : seats
}
