// Great moments: each has the stage for a while. They can be skipped, and never come late.
import type { Play } from '../lib/play.svelte'
import { still } from '../lib/prefs.svelte'
import { play as sound } from '../lib/sounds'
import { lookFor } from '../table/looks'
import { episode } from './latest'

export interface Feast {
  key: number
  kind: 'up' | 'down' | 'death' | 'won' | 'treachery'
  text: string
  seat: number
  by: number // another who brought it about, or -1
  card: number // what brought it about, or -1
  level: number // reached, or 0
  aside: number // which of the lines said at such moments
  loot: readonly number[]
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
}
const LONG = { up: 1500, down: 1500, death: 2600, won: 1700, treachery: 1900 }
const OPENING = 1100 // ms that a door has for itself before what was behind it is felt
const ASIDES = 5 // lines for each kind
const GREAT = 2 // Levels or Treasures that make a victory great

export class Feasts {
  now = $state.raw<Feast | null>(null)
  private last = -1
  private count = 0
  private timer = 0
  private wait = 0 // ms before a feast of this update
  private stake = { levels: 0, treasures: 0, card: -1 }

  // Called with every update. Who comes back in the middle sees how it stands, and no old feasts.
  watch(play: Play): void {
    const { update, box, table, teller } = play
    if (update.n === this.last) return
    const first = this.last < 0
    this.last = update.n
    const stake = this.stake
    const { combat } = update.view
    if (combat) this.stake = { levels: combat.levels, treasures: combat.treasures, card: combat.cards[0]?.card ?? -1 }
    if (first) return
    const { past } = play.link
    const named = (event: readonly number[]) => box.told.events[event[0]]?.name ?? ''
    const opened = !still() && update.events.some((event) => named(event) === 'door-kicked')
    this.wait = opened ? OPENING : 0
    for (const [at, event] of update.events.entries()) {
      const name = named(event)
      if (SOUNDS[name]) this.hear(SOUNDS[name], lookFor(table.settings.editions), name === 'door-kicked' ? 0 : this.wait)
      const seat = event[1]
      const mine = seat === table.you
      const deed = episode(play, past.slice(0, at - update.events.length + 1 || undefined))
      const by = deed && deed.by !== seat ? deed.by : -1
      const feast = { text: teller.event(event), seat, by, card: deed?.card ?? -1, level: 0, loot: [] as readonly number[] }
      if (name === 'died') this.hold({ ...feast, kind: 'death', loot: update.view.body })
      else if (name === 'level-gained' && mine) this.hold({ ...feast, kind: 'up', level: event[3] })
      else if (name === 'level-lost' && mine) this.hold({ ...feast, kind: 'down', level: event[3] })
      else if (name === 'fight-won' && (mine || stake.levels >= GREAT || stake.treasures > GREAT))
        this.hold({ ...feast, kind: 'won', by: -1, card: stake.card })
      else if (name === 'monster-joins' && combat && seat !== combat.fighter)
        this.hold({ ...feast, kind: 'treachery', by: -1, card: event[2] })
    }
    if (update.view.winners.length) this.skip()
  }

  skip(): void {
    clearTimeout(this.timer)
    this.now = null
  }

  private hear(what: string, look: string, wait: number): void {
    if (wait) setTimeout(() => sound(what, look), wait)
    else sound(what, look)
  }

  private hold(what: Omit<Feast, 'key' | 'aside'>): void {
    const feast = { ...what, aside: this.last % ASIDES }
    clearTimeout(this.timer)
    if (this.wait) this.timer = window.setTimeout(() => this.begin(feast), this.wait)
    else this.begin(feast)
  }

  private begin(feast: Omit<Feast, 'key'>): void {
    this.now = { ...feast, key: ++this.count }
    this.timer = window.setTimeout(() => (this.now = null), LONG[feast.kind])
  }
}
