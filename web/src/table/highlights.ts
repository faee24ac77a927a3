// What people will talk about: at most three sentences about a game, found in its story.
import type { Box } from '../lib/box'
import type { Note } from '../replay/film.svelte'
import { say } from '../lib/words'

const MOST = 3

interface Found {
  worth: number
  text: string
}

export function highlights(story: readonly Note[], box: Box, names: readonly string[]): string[] {
  const found = [
    ...stolen(story, box, names),
    ...ended(story, box, names),
    ...slain(story, box, names),
    ...deaths(story, box, names),
    ...cursed(story, box, names),
    ...climbed(story, names),
    ...most(story, box, names, 'help-begins', 'highlight-helped', 3, 28),
    ...most(story, box, names, 'monster-joins', 'highlight-sent', 2, 34),
    ...most(story, box, names, 'charity-given', 'highlight-gave', 5, 0),
    ...most(story, box, names, 'escaped', 'highlight-fled', 3, 26),
    ...most(story, box, names, 'caught', 'highlight-caught', 2, 24),
    ...most(story, box, names, 'items-sold', 'highlight-sold', 1, 10),
    ...most(story, box, names, 'door-kicked', 'highlight-doors', 1, -500), // better than silence
  ]
  return found
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST)
    .map(({ text }) => text)
}

const nameOf = (box: Box, event: readonly number[]) => box.told.events[event[0]]?.name ?? ''

// Somebody was one Level from the end, fought, somebody else's card was too much, and the end came for others.
function stolen(story: readonly Note[], box: Box, names: readonly string[]): Found[] {
  const found: Found[] = []
  const last = story.at(-1)?.levels ?? []
  let fighter = -1
  let level = 0
  let blow: { by: number; card: number } | null = null
  for (const { events, turn, levels } of story) {
    for (const event of events) {
      const name = nameOf(box, event)
      if (name === 'fight-begins') [fighter, level, blow] = [event[1], levels[event[1]], null]
      else if (fighter >= 0 && event[1] >= 0 && event[1] !== fighter && (name === 'monster-joins' || name === 'card-played'))
        blow = { by: event[1], card: event[2] }
      else if (name === 'running-away' && fighter >= 0) {
        const lost = last[fighter] < box.told.winning_level
        if (blow && lost && level >= box.told.winning_level - 1) {
          const text = say('highlight-stolen', { by: names[blow.by], card: box.title(blow.card), name: names[fighter], turn })
          found.push({ worth: 100 + turn, text })
        }
        fighter = -1
      } else if (name === 'fight-won') fighter = -1
    }
  }
  return found.slice(-1)
}

// The last blow, or the last Seal.
function ended(story: readonly Note[], box: Box, names: readonly string[]): Found[] {
  const last = story.at(-1)
  const winner = last ? last.levels.findIndex((level) => level >= box.told.winning_level) : -1
  for (const { events, turn } of story.toReversed()) {
    if (turn !== last?.turn) break
    for (const event of events.toReversed()) {
      const name = nameOf(box, event)
      const parts = { name: names[event[1]], card: event[2] >= 0 ? box.title(event[2]) : '', turn }
      if (name === 'seal-opened' && winner < 0) return [{ worth: 95, text: say('highlight-sealed', parts) }]
      if (name === 'monster-killed' && event[1] === winner && event[2] >= 0) return [{ worth: 60, text: say('highlight-ended', parts) }]
    }
  }
  return []
}

// The greatest monster that fell.
function slain(story: readonly Note[], box: Box, names: readonly string[]): Found[] {
  let best: { level: number; text: string } | null = null
  for (const { events, turn } of story) {
    for (const event of events) {
      if (nameOf(box, event) !== 'monster-killed' || event[2] < 0) continue
      const { level } = box.face(event[2])
      if (!best || level > best.level)
        best = { level, text: say('highlight-slain', { name: names[event[1]], card: box.title(event[2]), level, turn }) }
    }
  }
  return best ? [{ worth: 40 + best.level, text: best.text }] : []
}

function deaths(story: readonly Note[], box: Box, names: readonly string[]): Found[] {
  return most(story, box, names, 'died', 'highlight-deaths', 1, 50)
}

function cursed(story: readonly Note[], box: Box, names: readonly string[]): Found[] {
  return most(story, box, names, 'curse-strikes', 'highlight-cursed', 2, 30)
}

// To whom a thing happened most often.
function most(story: readonly Note[], box: Box, names: readonly string[], what: string, id: string, least: number, worth: number): Found[] {
  const counts = names.map(() => 0)
  for (const { events } of story) for (const event of events) if (nameOf(box, event) === what && event[1] >= 0) counts[event[1]]++
  const n = Math.max(...counts)
  return n >= least ? [{ worth: worth + 5 * n, text: say(id, { name: names[counts.indexOf(n)], n }) }] : []
}

// The highest climb within one turn.
function climbed(story: readonly Note[], names: readonly string[]): Found[] {
  const began = new Map<number, number[]>()
  let best = { rise: 2, seat: -1, turn: 0 }
  for (const { turn, levels } of story) {
    const first = began.get(turn) ?? levels
    began.set(turn, first)
    for (const [seat, level] of levels.entries()) if (level - first[seat] > best.rise) best = { rise: level - first[seat], seat, turn }
  }
  return best.seat < 0
    ? []
    : [{ worth: 45 + best.rise, text: say('highlight-climb', { name: names[best.seat], n: best.rise, turn: best.turn }) }]
}
