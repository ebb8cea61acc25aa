import { cacheLife } from 'next/cache';
import { steady } from '#lib/api/cache-policy.ts';
import type { VenueRef } from '#lib/api/contract/game.ts';
import { getVenueNow } from '#lib/api/contract/timer.ts';
import { fetchAnswer } from '#lib/api/fetch-answer.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';

/** Returns a venue. Its screens fetch the current game themselves. Null if there is none. */
export async function readVenue(slug: string): Promise<VenueRef | null> {
  'use cache';
  cacheLife(steady);
  const now = await fetchAnswer(getVenueNow, { params: { venue: slug }, query: { locale: await pageLocale() } });
  return now?.venue ?? null;
}
