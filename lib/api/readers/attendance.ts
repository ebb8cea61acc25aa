import { cacheLife } from 'next/cache';
import { steady } from '#lib/api/cache-policy.ts';
import { type Attendance, getAttendance } from '#lib/api/contract/attendance.ts';
import { fetchAnswer } from '#lib/api/fetch-answer.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import type { LeagueParams } from './league.ts';

/** Returns the spectators of a league's games. Null if there is no such league. */
export async function readAttendance({ season, league }: LeagueParams): Promise<Attendance | null> {
  'use cache';
  cacheLife(steady);
  return fetchAnswer(getAttendance, { params: { season, league }, query: { locale: await pageLocale() } });
}
