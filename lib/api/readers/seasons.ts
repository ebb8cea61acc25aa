import { cacheLife } from 'next/cache';
import { steady } from '#lib/api/cache-policy.ts';
import { getSeason, listSeasons, type Season } from '#lib/api/contract/season.ts';
import { fetchAnswer } from '#lib/api/fetch-answer.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';

/** Returns the seasons with their leagues, newest first. Null only if there is no tenant. */
export async function readSeasons(): Promise<Season[] | null> {
  'use cache';
  cacheLife(steady);
  const answer = await fetchAnswer(listSeasons, { params: {}, query: { locale: await pageLocale() } });
  return answer?.seasons ?? null;
}

/** Returns one season with its leagues. Null if there is none. */
export async function readSeason(slug: string): Promise<Season | null> {
  'use cache';
  cacheLife(steady);
  return fetchAnswer(getSeason, { params: { season: slug }, query: { locale: await pageLocale() } });
}
