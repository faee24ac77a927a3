// Focus stays where the player is, whatever changes on the page.
import type { Attachment } from 'svelte/attachments'

// A place on the page to come back to: the control itself, or a neighbour of its group when it is gone.
interface Spot {
  element: HTMLElement
  near: HTMLElement[]
}

let last: Spot | null = null

function spot(element: HTMLElement): Spot {
  const group = element.closest('[role="group"]')
  if (!group) return { element, near: [] }
  const all = [...group.querySelectorAll<HTMLElement>('button, a[href]')]
  const at = all.indexOf(element)
  return { element, near: [...all.slice(at + 1), ...all.slice(0, Math.max(0, at)).reverse()] }
}

const there = (element: HTMLElement) => element.isConnected && !element.matches(':disabled')

// Where focus rests when what had it is gone: the title of the sheet, what is being asked, or the page.
function rest(): HTMLElement | null {
  const sheet = [...document.querySelectorAll('dialog[open]')].at(-1)
  return (
    sheet?.querySelector<HTMLElement>('[data-rest]') ??
    document.querySelector<HTMLElement>('[data-rest]:not(dialog *)') ??
    document.getElementById('main')
  )
}

function goTo({ element, near }: Spot): void {
  const next = [element, ...near].find(there)
  next?.focus({ preventScroll: true })
  if (!next || document.activeElement !== next) rest()?.focus({ preventScroll: true })
}

// For sheets: remembers where focus is, and gives the way back. Who has moved on meanwhile is left alone.
export function wayBack(sheet: HTMLElement): () => void {
  const before = document.activeElement
  if (!(before instanceof HTMLElement) || before === document.body) return () => undefined
  const found = spot(before)
  return () => {
    const at = document.activeElement
    if (!at || at === document.body || sheet.contains(at)) goTo(found)
  }
}

// Called once by App. Who presses beside everything has let go of focus; nobody else loses it.
export function keepFocus(): () => void {
  const took = (event: FocusEvent) => (last = event.target instanceof HTMLElement ? spot(event.target) : null)
  const letGo = () => (last = null)
  const look = () => {
    const lost = document.activeElement === document.body || document.activeElement === null
    if (last && (lost || document.activeElement === last.element) && !(there(last.element) && !lost)) goTo(last)
  }
  document.addEventListener('focusin', took)
  document.addEventListener('pointerdown', letGo, true)
  const watch = new MutationObserver(look)
  watch.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
  return () => {
    document.removeEventListener('focusin', took)
    document.removeEventListener('pointerdown', letGo, true)
    watch.disconnect()
  }
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

const stops = (group: Element) => [...group.querySelectorAll<HTMLElement>('button:not(:disabled), a[href]')]

// A group with one stop for Tab; arrows, Home and End move inside it. Of a log the newest line is the stop.
export const rove: Attachment = (group) => {
  const newest = group.matches('ol')
  const settle = (stop?: HTMLElement) => {
    const all = stops(group)
    const kept = newest && !group.contains(document.activeElement) ? undefined : all.find((each) => each.getAttribute('tabindex') === '0')
    const one = stop ?? kept ?? all.at(newest ? -1 : 0)
    for (const each of all) if (each.getAttribute('tabindex') !== (each === one ? '0' : '-1')) each.tabIndex = each === one ? 0 : -1
  }
  const moved = (event: Event) => {
    const { key, target } = event as KeyboardEvent
    const all = stops(group)
    const at = all.indexOf(target as HTMLElement)
    if (at < 0) return
    const to = key === 'Home' ? 0 : key === 'End' ? all.length - 1 : key in STEPS ? (at + STEPS[key] + all.length) % all.length : -1
    if (to < 0) return
    event.preventDefault()
    all[to].focus()
  }
  const took = (event: Event) => settle(stops(group).find((each) => each === event.target))
  settle()
  const watch = new MutationObserver(() => settle())
  watch.observe(group, { childList: true, subtree: true })
  group.addEventListener('keydown', moved)
  group.addEventListener('focusin', took)
  return () => {
    watch.disconnect()
    group.removeEventListener('keydown', moved)
    group.removeEventListener('focusin', took)
  }
}

// Into a group, at its stop.
export function enter(group: Element): void {
  stops(group)
    .find((each) => each.tabIndex === 0)
    ?.focus()
}
