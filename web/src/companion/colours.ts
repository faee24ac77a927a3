// The colours of players: dark enough for white words on them, and light ones for lines on the dark table.
import type { Player } from './state'

type Colour = Player['colour']

export const RIBBON: Record<Colour, string> = {
  red: '#9c2b1e',
  blue: '#2a5a93',
  green: '#2f6b3a',
  yellow: '#806200',
  purple: '#6a3a8a',
  teal: '#1b6666',
  orange: '#9a4710',
  pink: '#a0386a',
  brown: '#5f4226',
  grey: '#555555',
}

export const CHALK: Record<Colour, string> = {
  red: '#ff8a73',
  blue: '#7fb4f0',
  green: '#8fd19e',
  yellow: '#f2d15c',
  purple: '#c79be8',
  teal: '#6fd0cc',
  orange: '#ffae6b',
  pink: '#f59ac0',
  brown: '#cfa67a',
  grey: '#cfcfcf',
}
