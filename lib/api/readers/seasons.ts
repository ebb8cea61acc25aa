import { cacheLife, cacheTag } from 'next/cache';
import { steady } from '#lib/api/cache-policy.ts';
import { getSeason, listSeasons, type Season } from '#lib/api/contract/season.ts';
import { fetchAnswer } from '#lib/api/fetch-answer.ts';
import { tags } from '#lib/api/tags.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import { readConfig } from './website.ts';

/** Returns the seasons with their leagues, newest first. Null only if there is no tenant. */
export async function readSeasons(): Promise<Season[] | null> {
  'use cache';
  cacheLife(steady);
  const config = await readConfig();
  if (!config) return null;
  cacheTag(tags.seasons(config.id));
  const answer = await fetchAnswer(listSeasons, { params: {}, query: { locale: await pageLocale() } });
  return answer?.seasons ?? null;
}

/** Returns one season with its leagues. Null if there is none. */
export async function readSeason(slug: string): Promise<Season | null> {
  'use cache';
  cacheLife(steady);
  const config = await readConfig();
  if (!config) return null;
  cacheTag(tags.seasons(config.id));
  const season = await fetchAnswer(getSeason, { params: { season: slug }, query: { locale: await pageLocale() } });
  if (season) cacheTag(tags.season(season.id));
  return season;
}
