// Instruments: everything that is heard is made on the spot, of tones and noise.
export class Synth {
  readonly context = new AudioContext({ latencyHint: 'interactive' })
  private readonly out: GainNode
  private readonly noise: AudioBuffer

  constructor(loud: number) {
    const { context } = this
    this.out = context.createGain()
    this.out.gain.value = loud
    this.out.connect(context.destination)
    this.noise = context.createBuffer(1, context.sampleRate, context.sampleRate)
    const samples = this.noise.getChannelData(0)
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  }

  note(at: number, long: number, pitch: number, loud: number, type: OscillatorType): void {
    const tone = this.context.createOscillator()
    tone.type = type
    tone.frequency.value = pitch
    this.ring(tone, at, long, loud)
  }

  // A tone that climbs or falls, with its edge taken off.
  slide(at: number, long: number, from: number, to: number, loud: number, type: OscillatorType = 'sawtooth', above = 900): void {
    const tone = this.context.createOscillator()
    tone.type = type
    tone.frequency.setValueAtTime(from, at)
    tone.frequency.exponentialRampToValueAtTime(to, at + long)
    const filter = this.context.createBiquadFilter()
    filter.type = 'lowpass'
    filter.frequency.value = above
    tone.connect(filter)
    this.ring(tone, at, long, loud, filter)
  }

  // Noise through a band that moves.
  rustle(at: number, long: number, from: number, to: number, loud: number): void {
    const source = this.context.createBufferSource()
    source.buffer = this.noise
    source.loop = true
    const filter = this.context.createBiquadFilter()
    filter.type = 'bandpass'
    filter.Q.value = 0.8
    filter.frequency.setValueAtTime(from, at)
    filter.frequency.exponentialRampToValueAtTime(to, at + long)
    source.connect(filter)
    this.ring(source, at, long, loud, filter)
  }

  // Struck metal: a tone and the partials that do not fit it.
  bell(at: number, long: number, pitch: number, loud: number, parts: readonly number[] = [1, 2.76, 5.4]): void {
    for (const [n, part] of parts.entries()) this.note(at, long / (1 + n / 2), pitch * part, loud / (1 + 1.5 * n), 'sine')
  }

  // Struck at once, dying away, and gone.
  private ring(source: AudioScheduledSourceNode, at: number, long: number, loud: number, last: AudioNode = source): void {
    const swell = this.context.createGain()
    swell.gain.setValueAtTime(0.0001, at)
    swell.gain.exponentialRampToValueAtTime(loud, at + 0.006)
    swell.gain.exponentialRampToValueAtTime(0.0001, at + long)
    last.connect(swell).connect(this.out)
    source.start(at)
    source.stop(at + long + 0.02)
    source.onended = () => swell.disconnect()
  }
}
