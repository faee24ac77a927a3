// What was said in the chat, and by whom.
import { seatName } from '../lib/game'
import type { Link } from '../lib/link.svelte'
import type { Line } from '../lib/types'
import { say } from '../lib/words'

export const phrase = (id: string, told: string) => (say(`phrase-${id}`) === `phrase-${id}` ? told : say(`phrase-${id}`))
export const isReaction = (line: Line) => line.phrase.startsWith('react-')
export const speaker = (link: Link, line: Line) => line.name || seatName(link.table, line.seat)
// A quick phrase in the reader's own language.
export const spoken = (line: Line) => (line.phrase ? phrase(line.phrase, line.text) : line.text)
