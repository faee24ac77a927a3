// Great moments: each has the stage for a while. They can be skipped, and never come late.
import type { Event } from '../lib/link.svelte'
import type { Play } from '../lib/play.svelte'
import { still } from '../lib/prefs.svelte'
import { play as sound } from '../lib/sounds'
import { lookFor } from '../table/looks'
import { episode } from './latest'
import { swung, type Swing } from './swing'

export interface Feast {
  key: number
  kind: 'up' | 'down' | 'death' | 'won' | 'treachery' | 'caught' | 'escaped' | 'seal'
  text: string
  seat: number
  by: number // another who brought it about, or -1
  card: number // what brought it about, or -1
  level: number // reached, or 0
  aside: number // which of the lines said at such moments
  loot: readonly number[] // -1: a card only its owner sees
  seals: number // open now, or 0
  long: number // ms that it has, or 0 for what its kind has
}

const SOUNDS: Record<string, string> = {
  'level-gained': 'up',
  'level-lost': 'down',
  died: 'death',
  'curse-strikes': 'curse',
  'fight-won': 'won',
  'game-won': 'win',
  'die-rolled': 'die',
  'fight-begins': 'fight',
  'door-kicked': 'door',
  'monster-joins': 'fight',
  caught: 'caught',
  escaped: 'escaped',
  'seal-opened': 'seal',
}
const LONG = { up: 1500, down: 1500, death: 2600, won: 2200, treachery: 1900, caught: 1700, escaped: 1500, seal: 2600 }
const OWN_DEATH = 4600 // it says how things go on
// Of what happens at once, the first of these has the stage.
const RANK = ['death', 'seal', 'treachery', 'won', 'caught', 'escaped', 'down', 'up'] as const
const OPENING = 1100 // ms that a door has for itself before what was behind it is felt
const ASIDES = 5 // lines for each kind
const BRIEF = 900 // ms that a feast has when something else is asked meanwhile
// what is looked at now, before what was
const PRESSING = new Set(['door-kicked', 'curse-strikes', 'fight-begins', 'offer-made', 'counter-offer'])
const GREAT = 2 // Levels or Treasures that make a victory great

type Due = Omit<Feast, 'key' | 'aside'>

export class Feasts {
  now = $state.raw<Feast | null>(null)
  swing = $state.raw<Swing | null>(null) // what turned the fight last
  private last = -1
  private count = 0
  private timer = 0
  private since = 0
  private stake = { levels: 0, treasures: 0, card: -1, helpers: [] as readonly number[] }

  // Called with every update. Who comes back in the middle sees how it stands, and no old feasts.
  watch(play: Play): void {
    const { update, box, table } = play
    if (update.n === this.last) return
    const first = this.last < 0
    this.last = update.n
    const stake = this.stake
    const { combat } = update.view
    if (combat)
      this.stake = { levels: combat.levels, treasures: combat.treasures, card: combat.cards[0]?.card ?? -1, helpers: combat.helpers }
    const swing = swung(play, first ? null : this.swing)
    this.swing = swing
    if (first) return
    const look = lookFor(table.settings.editions)
    const names = update.events.map((event) => box.told.events[event[0]]?.name ?? '')
    const wait = !still() && names.includes('door-kicked') ? OPENING : 0
    for (const name of names) if (SOUNDS[name]) this.hear(SOUNDS[name], look, name === 'door-kicked' ? 0 : wait)
    if (swing?.at === update.n) this.hear(swing.ours > swing.theirs ? 'helped' : 'hindered', look, wait)
    const due = update.events.flatMap((event, at) => this.due(play, event, names[at], at, stake))
    const greatest = due.toSorted((one, other) => RANK.indexOf(one.kind) - RANK.indexOf(other.kind))[0]
    if (greatest) this.hold(greatest, wait)
    else if (this.now && names.some((name) => PRESSING.has(name))) this.shorten()
    if (update.view.winners.length) this.skip()
  }

  skip(): void {
    clearTimeout(this.timer)
    this.now = null
  }

  private shorten(): void {
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => (this.now = null), Math.max(0, BRIEF - (performance.now() - this.since)))
  }

  // What an event is worth.
  private due(play: Play, event: Event, name: string, at: number, stake: Feasts['stake']): Due[] {
    const { update, table, teller, past } = play
    const { combat, body } = update.view
    const seat = event[1]
    const mine = seat === table.you
    const deed = episode(play, past.slice(0, at - update.events.length + 1 || undefined))
    const by = deed && deed.by !== seat ? deed.by : -1
    const feast = {
      text: teller.event(event),
      seat,
      by,
      card: deed?.card ?? -1,
      level: 0,
      loot: [] as readonly number[],
      seals: 0,
      long: 0,
    }
    if (name === 'died') return [{ ...feast, kind: 'death', loot: body, long: mine ? OWN_DEATH : 0 }]
    if (name === 'level-gained' && mine) return [{ ...feast, kind: 'up', level: event[3] }]
    if (name === 'level-lost' && mine) return [{ ...feast, kind: 'down', level: event[3] }]
    if (name === 'seal-opened') return [{ ...feast, kind: 'seal', by: -1, card: event[2], seals: update.view.seals.length }]
    if (name === 'fight-won' && (mine || stake.helpers.includes(table.you) || stake.levels >= GREAT || stake.treasures > GREAT))
      return [{ ...feast, kind: 'won', by: -1, card: stake.card, ...won(play, seat) }]
    if (name === 'monster-joins' && combat && seat !== combat.fighter) return [{ ...feast, kind: 'treachery', by: -1, card: event[2] }]
    if (name === 'caught' || name === 'escaped') return [{ ...feast, kind: name, by: -1, card: event[2] }]
    return []
  }

  private hear(what: string, look: string, wait: number): void {
    if (wait) setTimeout(() => sound(what, look), wait)
    else sound(what, look)
  }

  private hold(what: Due, wait: number): void {
    const feast = { ...what, aside: this.last % ASIDES }
    clearTimeout(this.timer)
    if (wait) this.timer = window.setTimeout(() => this.begin(feast), wait)
    else this.begin(feast)
  }

  private begin(feast: Omit<Feast, 'key'>): void {
    this.now = { ...feast, key: ++this.count }
    this.since = performance.now()
    this.timer = window.setTimeout(() => (this.now = null), feast.long || LONG[feast.kind])
  }
}

// What a victory brought whoever won it: the Level, and the Treasures as far as they are seen.
function won({ update, box }: Play, seat: number): Pick<Feast, 'level' | 'loot'> {
  const of = (name: string) => update.events.filter((event) => event[1] === seat && box.told.events[event[0]]?.name === name)
  return { level: of('level-gained').at(-1)?.[3] ?? 0, loot: of('card-drawn').map((event) => event[2]) }
}
