import { z } from 'zod';

/** What a device does at the scorer's desk. */
export const duties = ['all', 'game-clock', 'shot-clock', 'statistics'] as const;
export type Duty = (typeof duties)[number];

const announced = z.object({ duty: z.enum(duties) });

/** Returns the duty that a device at the desk announces; everything where it announces none. */
export const dutyOf = (info: unknown): Duty => announced.safeParse(info).data?.duty ?? 'all';

export const hasGameClock = (duty: Duty): boolean => duty === 'all' || duty === 'game-clock';
