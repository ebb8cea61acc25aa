import { type Duty, duties, hasGameClock } from '#lib/api/contract/duty.ts';

const key = 'desk-duty';

/** Returns what this device does at the desk; everything unless chosen otherwise. */
export function readDuty(): Duty {
  const stored = localStorage.getItem(key);
  return duties.find((duty) => duty === stored) ?? 'all';
}

export function storeDuty(duty: Duty): void {
  localStorage.setItem(key, duty);
}

/** What a device of that duty controls; it shows the rest. */
export const controlsOf = (duty: Duty) => ({
  gameClock: hasGameClock(duty),
  shotClock: duty === 'all' || duty === 'shot-clock',
  statistics: duty === 'all' || duty === 'statistics',
});
