// What a bot would do here, if one asks it.
import { seatName } from '../lib/game'
import type { Play } from '../lib/play.svelte'
import { named } from '../lib/question'
import type { Advice, Option } from '../lib/types'
import { say } from '../lib/words'

export class Hint {
  thinking = $state(false)
  private told = $state.raw<{ of: string; text: string; option?: Option } | null>(null)

  constructor(private readonly play: Play) {}

  // Of what is asked now, as it stands: a question stays the same while others act, advice does not.
  get now(): { text: string; option?: Option } | null {
    return this.told?.of === this.moment() ? this.told : null
  }

  private moment(): string {
    const { link, update } = this.play
    return `${update.request?.id} ${link.told}`
  }

  async ask(): Promise<void> {
    const { link, table, teller, update } = this.play
    if (!update.request || this.thinking) return
    const { options } = update.request
    const of = this.moment()
    this.thinking = true
    const answer = await link.do({ t: 'hint' })
    this.thinking = false
    if (answer.t === 'refused') this.told = { of, text: answer.why }
    else if (answer.t === 'advice') {
      const best = (answer as Advice).thoughts[0]
      const option = best && options[best.option]
      const seated = (reason: string) => reason.replace(/seat-(\d)/g, (_, n) => seatName(table, Number(n)))
      this.told = option
        ? { of, text: say('hint-is', { hint: `${named(teller, update, option)} – ${seated(best.reason)}` }), option }
        : { of, text: say('hint-none') }
    }
  }
}
