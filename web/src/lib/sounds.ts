// Small sounds, made on the spot: no files, nothing unless the player wants them.
import { prefs } from './prefs.svelte'

const LOUD = 0.22
let context: AudioContext | undefined
let out: GainNode
let noise: AudioBuffer

// Never in the way: what has no sound is silent, and so is a browser that will not make one yet, or at all.
export function play(name: string): void {
  const sound = SOUNDS[name]
  if (!prefs.sounds || !sound || typeof AudioContext === 'undefined') return
  const first = !context
  context ??= open()
  if (context.state === 'suspended') void context.resume().catch(() => undefined)
  if (context.state === 'running' || first) sound(context, context.currentTime + 0.01)
}

function open(): AudioContext {
  const made = new AudioContext({ latencyHint: 'interactive' })
  out = made.createGain()
  out.gain.value = LOUD
  out.connect(made.destination)
  noise = made.createBuffer(1, made.sampleRate, made.sampleRate)
  const samples = noise.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return made
}

const SOUNDS: Record<string, (context: AudioContext, at: number) => void> = {
  // Paper on felt.
  card(context, at) {
    rustle(context, at, 0.09, 2600, 900, 0.7)
    rustle(context, at + 0.05, 0.05, 700, 300, 0.5)
  },
  // It bounces three times, each lower and sooner than before.
  die(context, at) {
    for (const [after, loud] of [
      [0, 1],
      [0.13, 0.7],
      [0.22, 0.45],
      [0.28, 0.3],
    ]) {
      rustle(context, at + after, 0.035, 1900, 1200, loud)
      note(context, at + after, 0.05, 320 + 90 * loud, loud * 0.5, 'square')
    }
  },
  // Up the stairs, and down.
  up(context, at) {
    steps(context, at, [523.25, 659.25, 783.99, 1046.5])
  },
  down(context, at) {
    steps(context, at, [587.33, 493.88, 392])
  },
  // A bell far away, over something falling.
  death(context, at) {
    slide(context, at, 1, 160, 40, 0.6)
    for (const after of [0.1, 0.7])
      for (const [part, loud] of [
        [1, 0.5],
        [2.4, 0.2],
      ])
        note(context, at + after, 1.1, 146.83 * part, loud, 'sine')
  },
  // Steel on steel, twice.
  fight(context, at) {
    for (const after of [0, 0.15]) {
      rustle(context, at + after, 0.07, 5200, 2600, 0.6)
      for (const pitch of [1870, 2790, 4130]) note(context, at + after, 0.3, pitch * (1 + after / 4), 0.14, 'square')
    }
  },
  won(context, at) {
    steps(context, at, [523.25, 783.99, 1046.5])
  },
  // Down, and a little out of tune.
  curse(context, at) {
    slide(context, at, 0.7, 311, 98, 0.5)
    slide(context, at + 0.02, 0.7, 329, 92, 0.4)
    rustle(context, at, 0.6, 500, 120, 0.3)
  },
  // A creak, and the boot.
  door(context, at) {
    slide(context, at, 0.35, 140, 210, 0.25)
    rustle(context, at + 0.3, 0.16, 420, 90, 1)
    note(context, at + 0.3, 0.18, 70, 0.8, 'sine')
  },
  // Somebody is about to win: a drum and a horn that cannot be missed.
  alarm(context, at) {
    for (const after of [0, 0.22, 0.44]) {
      note(context, at + after, 0.2, 98, 0.9, 'square')
      note(context, at + after, 0.32, 392 * (1 + after / 4), 0.5, 'sawtooth')
    }
  },
  // A fanfare.
  win(context, at) {
    const tune = [
      [0, 523.25],
      [0.14, 523.25],
      [0.28, 523.25],
      [0.42, 698.46],
      [0.7, 880],
      [0.98, 1046.5],
    ]
    for (const [after, pitch] of tune) {
      note(context, at + after, after > 0.9 ? 0.9 : 0.24, pitch, 0.5, 'triangle')
      note(context, at + after, after > 0.9 ? 0.9 : 0.24, pitch / 2, 0.3, 'sawtooth')
    }
  },
  // A small brass bell, twice.
  turn(context, at) {
    for (const after of [0, 0.18])
      for (const [part, loud] of [
        [1, 0.5],
        [2.76, 0.2],
        [5.4, 0.1],
      ])
        note(context, at + after, 0.6, 880 * part, loud, 'sine')
  },
}

// What the settings let one hear.
SOUNDS.level = SOUNDS.up

function steps(context: AudioContext, at: number, pitches: number[]): void {
  for (const [n, pitch] of pitches.entries()) note(context, at + n * 0.09, 0.28, pitch, 0.55, 'triangle')
}

function note(context: AudioContext, at: number, long: number, pitch: number, loud: number, type: OscillatorType): void {
  const tone = context.createOscillator()
  tone.type = type
  tone.frequency.value = pitch
  ring(context, tone, at, long, loud)
}

function slide(context: AudioContext, at: number, long: number, from: number, to: number, loud: number): void {
  const tone = context.createOscillator()
  tone.type = 'sawtooth'
  tone.frequency.setValueAtTime(from, at)
  tone.frequency.exponentialRampToValueAtTime(to, at + long)
  const filter = context.createBiquadFilter()
  filter.type = 'lowpass'
  filter.frequency.value = 900
  tone.connect(filter)
  ring(context, tone, at, long, loud, filter)
}

// Noise through a band that moves.
function rustle(context: AudioContext, at: number, long: number, from: number, to: number, loud: number): void {
  const source = context.createBufferSource()
  source.buffer = noise
  source.loop = true
  const filter = context.createBiquadFilter()
  filter.type = 'bandpass'
  filter.Q.value = 0.8
  filter.frequency.setValueAtTime(from, at)
  filter.frequency.exponentialRampToValueAtTime(to, at + long)
  source.connect(filter)
  ring(context, source, at, long, loud, filter)
}

// Struck at once, dying away, and gone.
function ring(
  context: AudioContext,
  source: AudioScheduledSourceNode,
  at: number,
  long: number,
  loud: number,
  last: AudioNode = source,
): void {
  const swell = context.createGain()
  swell.gain.setValueAtTime(0.0001, at)
  swell.gain.exponentialRampToValueAtTime(loud, at + 0.006)
  swell.gain.exponentialRampToValueAtTime(0.0001, at + long)
  last.connect(swell).connect(out)
  source.start(at)
  source.stop(at + long + 0.02)
  source.onended = () => swell.disconnect()
}
