// One device for several players: who has it, and who needs it next. Hands stay covered until that player has it.
import type { Link } from '../lib/link.svelte'
import { opening } from '../lib/opening'

export class Sharing {
  holder = $state(0)
  covered = $state(true)

  constructor(readonly links: readonly Link[]) {}

  // The device goes to whoever must decide; before the first turn it goes round. What its holder lets stand, all let stand.
  follow(): void {
    if (this.links.some((each) => !each.update)) return // not everybody has sat down yet
    const next = this.needed()
    if (next >= 0 && next !== this.holder) this.pass(next)
    const shown = this.links[this.holder].update
    const held = shown && !opening(shown) ? shown.clock : null
    for (const each of this.links) {
      const clock = each.update?.clock
      if (held?.stood && clock?.window === held.window && !clock.stood) each.say({ t: 'ack', window: clock.window })
    }
  }

  // A chance to step in: everybody may have it, so that asking for the device tells nothing.
  get open(): boolean {
    const shown = this.links[this.holder].update
    return !!shown?.clock.window && !opening(shown)
  }

  // Somebody else at the table wants to step in; the window waits until the device has changed hands.
  stepIn(who: number): void {
    const window = this.links[who].update?.clock.window
    if (window) this.links[who].say({ t: 'hold', window })
    this.pass(who)
  }

  private pass(who: number): void {
    this.holder = who
    this.covered = true
  }

  // Who must decide, or has not looked at the opening hand yet; -1 for nobody. Who has the device goes first.
  private needed(): number {
    const round = this.links.map((_link, at) => (this.holder + at) % this.links.length)
    const deciding = round.find((at) => this.links[at].update?.request?.mandatory)
    return deciding ?? round.find((at) => looking(this.links[at])) ?? -1
  }
}

function looking({ update }: Link): boolean {
  return !!update && opening(update) && !update.clock.stood
}
