/**
 * The two signals of a venue (Official Basketball Rules, Equipment 13), different in pitch so that they cannot be
 * confused.
 */
const signals = {
  period: { frequencies: [220, 277], seconds: 1.8 },
  'shot-clock': { frequencies: [415, 523], seconds: 0.9 },
} as const;
export type HornSignal = keyof typeof signals;

const key = 'desk-horn-off';
let audio: AudioContext | null = null;

export const isHornOff = (): boolean => localStorage.getItem(key) !== null;

export function setHornOff(isOff: boolean): void {
  if (isOff) localStorage.setItem(key, '1');
  else localStorage.removeItem(key);
}

/** Sounds a signal. Browsers allow audio only after a user gesture; until then it is silent. */
export function soundSignal(signal: HornSignal): void {
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
    const oscillator = audio.createOscillator();
    oscillator.type = 'sawtooth';
    oscillator.frequency.value = frequency;
    oscillator.connect(volume);
    oscillator.start();
    oscillator.stop(end);
  }
}
