// Where on the page a lesson is done: controls are found by what they are called, as everybody finds them.
import type { Box } from '../lib/box'
import { Teller } from '../lib/game'
import type { Lesson, Step, TableMessage, UpdateMessage } from '../lib/types'
import { say } from '../lib/words'

const CONTROLS = 'button:not(:disabled), a[href], input:is([type="checkbox"], [type="radio"]):not(:checked)'

// Names of controls that lead to the step, the nearest to its end first.
export function namesFor(lesson: Lesson, update: UpdateMessage, table: TableMessage, box: Box): string[] {
  const step = lesson.step as Step | null | undefined
  if (!step) return []
  const teller = new Teller(box, table)
  const cards = [step.card, ...list(step.cards)].filter((card): card is string => typeof card === 'string')
  const fits = (update.request?.options ?? []).filter(({ step: offered }) => offered.do === step.do && meant(step, offered as Step, cards))
  const names = fits.map((option) => teller.option(option.step))
  if (step.do === 'ask-help') names.push(say('propose'), say('ask-for-help'))
  if (step.do === 'run') names.push(say('do-run'))
  return [...names, ...cards.map((card) => box.named(card)), say(`many-${step.do}`), say('many-others')]
}

function meant(step: Step, offered: Step, cards: string[]): boolean {
  const about = [offered.card, ...list(offered.cards)].filter((card) => typeof card === 'string')
  return (
    (!cards.length || about.some((card) => cards.includes(card as string))) &&
    (!step.target || String(offered.target) === String(step.target))
  )
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]
}

// The first of them that is there to be pressed: on the sheet that is open, or at the table. Several are marked, then confirmed.
export function findControl(names: readonly string[], several: boolean, beside: Element): HTMLElement | null {
  const sheet = [...document.querySelectorAll('dialog[open]')].at(-1)
  const there = [...(sheet ?? document.body).querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (each) => !beside.contains(each) && each.getClientRects().length > 0,
  )
  for (const name of names) {
    const found = there.find((each) => called(each) === name) ?? there.find((each) => called(each).startsWith(`${name},`))
    if (found) return found
  }
  const confirm = there.find((each) => each.matches('button.main')) // what was marked is all there is to mark
  if (several && confirm) return confirm
  return sheet ? (there.find((each) => called(each) === say('sheet-close')) ?? null) : null
}

// What it is called, as it is read out.
export function called(element: HTMLElement): string {
  return (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ')
}
