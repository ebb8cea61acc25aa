import { cacheLife } from 'next/cache';
import { steady } from '#lib/api/cache-policy.ts';
import type { QueryOf } from '#lib/api/contract/call.ts';
import { type Gallery, listGalleries } from '#lib/api/contract/gallery.ts';
import { fetchAnswer } from '#lib/api/fetch-answer.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';

export type GallerySubject = Omit<QueryOf<typeof listGalleries>, 'locale' | 'cursor' | 'limit'>;

/** Returns the latest galleries of a subject, at most `limit`. Null only if there is no tenant. */
export async function readGalleries(subject: GallerySubject, limit = 24): Promise<Gallery[] | null> {
  'use cache';
  cacheLife(steady);
  const query = { locale: await pageLocale(), limit, ...subject };
  const answer = await fetchAnswer(listGalleries, { params: {}, query });
  return answer?.items ?? null;
}
