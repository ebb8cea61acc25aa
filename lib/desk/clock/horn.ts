/** The two signals of a hall (Official Basketball Rules, Equipment 13): different in pitch, so that nobody takes one for the other. */
const signals = {
  period: { frequencies: [220, 277], seconds: 1.8 },
  'shot-clock': { frequencies: [415, 523], seconds: 0.9 },
} as const;
export type HornSignal = keyof typeof signals;

const key = 'desk-horn-off';
let audio: AudioContext | null = null;

export const isHornOff = (): boolean => localStorage.getItem(key) !== null;

export function turnHorn(isOff: boolean): void {
  if (isOff) localStorage.setItem(key, '1');
  else localStorage.removeItem(key);
}

/** Browsers let a page sound only after somebody has touched it; until then it stays silent. */
export function soundHorn(signal: HornSignal): void {
  if (isHornOff() || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  const { frequencies, seconds } = signals[signal];
  const end = audio.currentTime + seconds;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.25, audio.currentTime);
  volume.gain.setValueAtTime(0.25, end - 0.05);
  volume.gain.linearRampToValueAtTime(0, end);
  volume.connect(audio.destination);
  for (const frequency of frequencies) {
    const tone = audio.createOscillator();
    tone.type = 'sawtooth';
    tone.frequency.value = frequency;
    tone.connect(volume);
    tone.start();
    tone.stop(end);
  }
}
