import { z } from 'zod';

/** Schemas for the values of a rules file. Each message says which values are allowed. */
export function whole(min: number, max: number) {
  const cure = `give a whole number from ${min} to ${max}`;
  return z.int(cure).min(min, cure).max(max, cure);
}

export function decimal(min: number, max: number) {
  const cure = `give a number from ${min} to ${max}`;
  return z.number(cure).min(min, cure).max(max, cure);
}

export const oneOf = <Word extends string>(words: readonly Word[]) => z.enum(words, `give one of ${words.join(', ')}`);

export const yesOrNo = z.boolean('give true or false');

export const profileId = z
  .string('give a name in quotes')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use small letters, digits and hyphens')
  .max(60, 'give at most 60 characters');

const second = 1_000;

/** Parses a time written `10:00` (minutes and seconds) or `24` (seconds) to milliseconds. */
export function time(minSeconds: number, maxSeconds: number) {
  const cure = `give minutes and seconds (8:00) or seconds (24), from ${minutesAndSeconds(minSeconds)} to ${minutesAndSeconds(maxSeconds)}`;
  const isTime = (value: unknown) => {
    const seconds = secondsOf(value);
    return seconds !== null && seconds >= minSeconds && seconds <= maxSeconds;
  };
  return z.custom<string | number>(isTime, cure).transform((value) => (secondsOf(value) ?? 0) * second);
}

/** Formats a time for a rules file: seconds below a minute, else minutes and seconds. */
export function writeTime(ms: number): string | number {
  const seconds = Math.round(ms / second);
  return seconds < 60 ? seconds : minutesAndSeconds(seconds);
}

const minutesAndSeconds = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

function secondsOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isInteger(value) && value >= 0 ? value : null;
  const [, minutes, seconds] = /^(\d{1,3}):([0-5]\d)$/.exec(String(value)) ?? [];
  return minutes === undefined ? null : Number(minutes) * 60 + Number(seconds);
}
