import type { Horn } from '#lib/realtime/horns.ts';

type Tone = { frequencies: readonly number[]; seconds: number; wave: OscillatorType };

/** Two distinct sounds: a long low chord for the game clock, a short high one for the shot clock. */
const tones: Record<Horn, Tone> = {
  game: { frequencies: [146, 185, 220], seconds: 1.8, wave: 'sawtooth' },
  shot: { frequencies: [523, 659], seconds: 0.9, wave: 'square' },
};
const peakGain = 0.8;
const fadeSeconds = 0.03;

/** Plays a horn. Browsers allow sound only after a user gesture: create `context` in a click handler. */
export function playHorn(context: AudioContext, horn: Horn): void {
  const { frequencies, seconds, wave } = tones[horn];
  const start = context.currentTime;
  const gain = context.createGain();
  gain.connect(context.destination);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(peakGain / frequencies.length, start + fadeSeconds);
  gain.gain.setValueAtTime(peakGain / frequencies.length, start + seconds - fadeSeconds);
  gain.gain.linearRampToValueAtTime(0, start + seconds);
  for (const frequency of frequencies) {
    const oscillator = new OscillatorNode(context, { type: wave, frequency });
    oscillator.connect(gain);
    oscillator.start(start);
    oscillator.stop(start + seconds);
  }
}
