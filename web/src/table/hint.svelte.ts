// What a bot would do here, if one asks it.
import { seatName } from '../lib/game'
import type { Play } from '../lib/play.svelte'
import type { Advice, Option } from '../lib/types'
import { say } from '../lib/words'

export class Hint {
  thinking = $state(false)
  private told = $state.raw<{ id: number; text: string; option?: Option } | null>(null)

  constructor(private readonly play: Play) {}

  // Of what is asked now.
  get now(): { text: string; option?: Option } | null {
    return this.told?.id === (this.play.update.request?.id ?? 0) ? this.told : null
  }

  async ask(): Promise<void> {
    const { link, table, teller, update } = this.play
    if (!update.request || this.thinking) return
    const { id, options } = update.request
    this.thinking = true
    const answer = await link.do({ t: 'hint' })
    this.thinking = false
    if (answer.t === 'refused') this.told = { id, text: answer.why }
    else if (answer.t === 'advice') {
      const best = (answer as Advice).thoughts[0]
      const option = best && options[best.option]
      const named = (reason: string) => reason.replace(/seat-(\d)/g, (_, n) => seatName(table, Number(n)))
      this.told = option
        ? { id, text: say('hint-is', { hint: `${teller.option(option.step)} – ${named(best.reason)}` }), option }
        : { id, text: say('hint-none') }
    }
  }
}
