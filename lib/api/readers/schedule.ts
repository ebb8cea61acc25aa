import { cacheLife } from 'next/cache';
import { steady } from '#lib/api/cache-policy.ts';
import type { AnswerOf } from '#lib/api/contract/call.ts';
import { getSchedule, getScheduleOverview } from '#lib/api/contract/schedule.ts';
import { fetchAnswer } from '#lib/api/fetch-answer.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';

export type ScheduleOverview = AnswerOf<typeof getScheduleOverview>;
export type Schedule = AnswerOf<typeof getSchedule>;

/** Returns the opening day and the filters of the schedule. Null only if there is no tenant. */
export async function readScheduleOverview(): Promise<ScheduleOverview | null> {
  'use cache';
  cacheLife(steady);
  return fetchAnswer(getScheduleOverview, { params: {}, query: { locale: await pageLocale() } });
}

/** Returns the games of all leagues in a date range. Null only if there is no tenant. */
export async function readSchedule(range: { from: string; until: string }): Promise<Schedule | null> {
  'use cache';
  cacheLife(steady);
  return fetchAnswer(getSchedule, { params: {}, query: { locale: await pageLocale(), ...range } });
}
