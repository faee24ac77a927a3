// Small sounds: no files, nothing unless the player wants them. Each edition has an orchestra of its own.
import { prefs } from './prefs.svelte'
import { Synth } from './synth'

const LOUD = 0.22
let synth: Synth | undefined

// Never in the way: what has no sound is silent, and so is a browser that will not make one yet, or at all.
export function play(name: string, look = 'classic'): void {
  const orchestra = ORCHESTRAS[look] ?? CLASSIC
  const sound = orchestra.own[name] ?? SHARED[name]
  if (!prefs.sounds || !sound || typeof AudioContext === 'undefined') return
  const first = !synth
  synth ??= new Synth(LOUD)
  const { context } = synth
  if (context.state === 'suspended') void context.resume().catch(() => undefined)
  if (context.state === 'running' || first) sound(synth, context.currentTime + 0.01, orchestra)
}

type Sound = (synth: Synth, at: number, orchestra: Orchestra) => void

interface Orchestra {
  lead: OscillatorType // plays the tunes
  low: OscillatorType // goes along below
  root: number // hertz of the first note
  scale: readonly number[] // half-tones above it: four up, and the same down
  own: Record<string, Sound>
}

const pitch = ({ root }: Orchestra, half: number): number => root * 2 ** (half / 12)

function tune(synth: Synth, at: number, orchestra: Orchestra, halves: readonly number[], apart = 0.09): void {
  for (const [n, half] of halves.entries()) synth.note(at + n * apart, 0.28, pitch(orchestra, half), 0.5, orchestra.lead)
}

const SHARED: Record<string, Sound> = {
  // It bounces, each time lower and sooner than before.
  die(synth, at) {
    for (const [after, loud] of [
      [0, 1],
      [0.13, 0.7],
      [0.22, 0.45],
      [0.28, 0.3],
    ]) {
      synth.rustle(at + after, 0.035, 1900, 1200, loud)
      synth.note(at + after, 0.05, 320 + 90 * loud, loud * 0.5, 'square')
    }
  },
  // Up the stairs, and down.
  up: (synth, at, orchestra) => tune(synth, at, orchestra, orchestra.scale),
  down: (synth, at, orchestra) => tune(synth, at, orchestra, orchestra.scale.slice(0, 3).reverse(), 0.12),
  won: (synth, at, orchestra) => tune(synth, at, orchestra, [orchestra.scale[0], orchestra.scale[2], orchestra.scale[3]]),
  // A card thrown into a fight: it helps, or it does not.
  helped: (synth, at, orchestra) => tune(synth, at, orchestra, orchestra.scale.slice(1, 3), 0.07),
  hindered: (synth, at, orchestra) => tune(synth, at, orchestra, [orchestra.scale[1] - 12, orchestra.scale[0] - 13], 0.1),
  // Jaws, and a gulp.
  caught(synth, at) {
    synth.rustle(at, 0.06, 1400, 500, 1)
    synth.rustle(at + 0.12, 0.08, 1100, 300, 1)
    synth.slide(at + 0.22, 0.3, 260, 70, 0.5)
  },
  // Feet, faster and farther away.
  escaped(synth, at) {
    for (const [n, after] of [0, 0.12, 0.22, 0.3, 0.37, 0.43].entries()) synth.rustle(at + after, 0.03, 900 + 150 * n, 500, 0.9 - n * 0.13)
    synth.slide(at + 0.4, 0.22, 500, 1100, 0.18, 'triangle', 3000)
  },
  // Wax and stone crack, and something below turns over.
  seal(synth, at, { root }) {
    synth.rustle(at, 0.09, 2600, 700, 1)
    synth.rustle(at + 0.14, 0.3, 900, 90, 0.9)
    synth.slide(at + 0.16, 1.1, 110, 34, 0.7)
    synth.bell(at + 0.3, 1.2, root / 4.76, 0.45, [1, 1.5, 2.4])
  },
  // What the settings let one hear.
  level: (synth, at, orchestra) => tune(synth, at, orchestra, orchestra.scale),
  // A bell far away, over something falling.
  death(synth, at, { root }) {
    synth.slide(at, 1, 160, 40, 0.6)
    for (const after of [0.1, 0.7]) synth.bell(at + after, 1.1, root / 3.56, 0.5, [1, 2.4])
  },
  // Down, and a little out of tune.
  curse(synth, at, { root }) {
    synth.slide(at, 0.7, root * 0.594, root * 0.187, 0.5)
    synth.slide(at + 0.02, 0.7, root * 0.629, root * 0.176, 0.4)
    synth.rustle(at, 0.6, 500, 120, 0.3)
  },
  // Somebody is about to win: a drum and a horn that cannot be missed, in every edition the same.
  alarm(synth, at) {
    for (const after of [0, 0.22, 0.44]) {
      synth.note(at + after, 0.2, 98, 0.9, 'square')
      synth.note(at + after, 0.32, 392 * (1 + after / 4), 0.5, 'sawtooth')
    }
  },
  // A fanfare.
  win(synth, at, orchestra) {
    const [first, , third, last] = orchestra.scale
    for (const [after, half] of [
      [0, first],
      [0.14, first],
      [0.28, first],
      [0.42, first + 5],
      [0.7, third + 2],
      [0.98, last],
    ]) {
      const long = after > 0.9 ? 0.9 : 0.24
      synth.note(at + after, long, pitch(orchestra, half), 0.5, orchestra.lead)
      synth.note(at + after, long, pitch(orchestra, half) / 2, 0.3, orchestra.low)
    }
  },
}

// A dungeon: wood, steel, a small brass bell.
const CLASSIC: Orchestra = {
  lead: 'triangle',
  low: 'sawtooth',
  root: 523.25,
  scale: [0, 4, 7, 12],
  own: {
    // A creak, and the boot.
    door(synth, at) {
      synth.slide(at, 0.35, 140, 210, 0.25)
      synth.rustle(at + 0.3, 0.16, 420, 90, 1)
      synth.note(at + 0.3, 0.18, 70, 0.8, 'sine')
    },
    // Steel on steel, twice.
    fight(synth, at) {
      for (const after of [0, 0.15]) {
        synth.rustle(at + after, 0.07, 5200, 2600, 0.6)
        for (const high of [1870, 2790, 4130]) synth.note(at + after, 0.3, high * (1 + after / 4), 0.14, 'square')
      }
    },
    turn(synth, at) {
      for (const after of [0, 0.18]) synth.bell(at + after, 0.6, 880, 0.5)
    },
  },
}

// A temple by the sea: lyre, bronze, a conch.
const LEGENDS: Orchestra = {
  lead: 'sine',
  low: 'triangle',
  root: 587.33,
  scale: [0, 2, 7, 14],
  own: {
    // Stone that gives way, and a gong behind it.
    door(synth, at) {
      synth.rustle(at, 0.4, 160, 90, 0.8)
      synth.bell(at + 0.3, 1.3, 110, 0.6, [1, 1.52, 2.47])
    },
    // A bronze shield takes the spear.
    fight(synth, at) {
      synth.note(at, 0.12, 90, 0.8, 'sine')
      for (const after of [0.02, 0.2]) synth.bell(at + after, 0.5, 460, 0.4, [1, 1.83, 3.1])
    },
    // Three strings.
    turn(synth, at, orchestra) {
      for (const [n, half] of [0, 7, 12].entries()) synth.note(at + n * 0.07, 0.8, pitch(orchestra, half), 0.4, 'triangle')
    },
  },
}

// After the end: rust, sirens, a counter that ticks.
const APOCALYPSE: Orchestra = {
  lead: 'sawtooth',
  low: 'square',
  root: 329.63,
  scale: [0, 3, 7, 10],
  own: {
    // A hatch: the wheel squeals, the air comes out, iron falls on iron.
    door(synth, at) {
      synth.slide(at, 0.25, 1200, 700, 0.12, 'square', 2400)
      synth.rustle(at + 0.2, 0.35, 5000, 900, 0.4)
      synth.bell(at + 0.45, 0.7, 82, 0.8, [1, 2.1, 3.37])
    },
    // A siren that does not get far.
    fight(synth, at) {
      synth.slide(at, 0.35, 420, 840, 0.3, 'sawtooth', 1600)
      synth.slide(at + 0.35, 0.3, 840, 500, 0.3, 'sawtooth', 1600)
    },
    // Ticks, sooner and sooner.
    turn(synth, at) {
      for (const after of [0, 0.16, 0.28, 0.36, 0.41, 0.44]) synth.rustle(at + after, 0.02, 6500, 3000, 0.9)
      synth.note(at + 0.46, 0.3, 659.25, 0.3, 'square')
    },
  },
}

// Brass and steam: a music box, valves, a whistle.
const STEAMPUNK: Orchestra = {
  lead: 'sine',
  low: 'sine',
  root: 1046.5,
  scale: [0, 5, 9, 12],
  own: {
    // Bolts, one after another, and the valve.
    door(synth, at) {
      for (const after of [0, 0.08, 0.16, 0.24]) {
        synth.rustle(at + after, 0.03, 2600, 1400, 0.7)
        synth.note(at + after, 0.04, 240 + 500 * after, 0.4, 'square')
      }
      synth.rustle(at + 0.3, 0.55, 3800, 7000, 0.5)
    },
    // Pistons, and too much pressure.
    fight(synth, at) {
      for (const after of [0, 0.14, 0.28]) {
        synth.note(at + after, 0.09, 75, 0.8, 'sine')
        synth.rustle(at + after + 0.04, 0.1, 1500, 4200, 0.5)
      }
    },
    // A whistle in two tones.
    turn(synth, at) {
      for (const high of [784, 932]) synth.slide(at, 0.5, high * 0.97, high, 0.22, 'triangle', 4000)
      synth.rustle(at, 0.5, 2600, 2900, 0.15)
    },
  },
}

// A cartoon: springs, bubbles, a very small computer.
const ADVENTURE_TIME: Orchestra = {
  lead: 'square',
  low: 'triangle',
  root: 659.25,
  scale: [0, 4, 9, 16],
  own: {
    // A spring, and the door is open.
    door(synth, at) {
      for (const [n, high] of [180, 260, 210, 240].entries()) synth.slide(at + n * 0.09, 0.1, high, high * 1.7, 0.4, 'triangle', 3000)
      synth.note(at + 0.38, 0.1, 988, 0.25, 'square')
    },
    // Boing, bonk.
    fight(synth, at) {
      synth.slide(at, 0.18, 300, 900, 0.35, 'square', 2400)
      synth.note(at + 0.2, 0.12, 130, 0.8, 'triangle')
      synth.rustle(at + 0.2, 0.06, 900, 300, 0.6)
    },
    // A level of a very small game.
    turn(synth, at, orchestra) {
      for (const [n, half] of [0, 7, 4, 12].entries()) synth.note(at + n * 0.06, 0.07, pitch(orchestra, half), 0.3, 'square')
    },
  },
}

const ORCHESTRAS: Record<string, Orchestra> = {
  classic: CLASSIC,
  legends: LEGENDS,
  apocalypse: APOCALYPSE,
  steampunk: STEAMPUNK,
  'adventure-time': ADVENTURE_TIME,
}
