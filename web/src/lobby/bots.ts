// Bots by how strong they are and how they behave.
import { say } from '../lib/words'

export const USUAL_BOT = 'heuristic:normal'
export const ANY_BOT = 'any' // of some temper, each of another one
const STRENGTHS = ['heuristic:easy', 'heuristic:normal', 'heuristic:hard']
const PERSONALITIES = ['heuristic:cautious', 'heuristic:greedy', 'heuristic:vindictive', 'heuristic:chatty']

export interface BotGroup {
  id: 'strength' | 'personality' | 'simple'
  bots: string[]
}

export function botGroups(bots: readonly string[]): BotGroup[] {
  const groups: BotGroup[] = [
    { id: 'strength', bots: STRENGTHS.filter((bot) => bots.includes(bot)) },
    { id: 'personality', bots: PERSONALITIES.filter((bot) => bots.includes(bot)) },
    { id: 'simple', bots: bots.filter((bot) => !STRENGTHS.includes(bot) && !PERSONALITIES.includes(bot)) },
  ]
  return groups.filter((group) => group.bots.length)
}

export function botKind(bot: string): string {
  return told(`bot-${bot.replace(':', '-')}`, bot)
}

export function botHint(bot: string): string {
  return told(`bot-${bot.replace(':', '-')}-hint`, '')
}

function told(id: string, otherwise: string): string {
  const words = say(id)
  return words === id ? otherwise : words
}
