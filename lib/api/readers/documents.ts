import { cacheLife } from 'next/cache';
import { steady } from '#lib/api/cache-policy.ts';
import { type Document, listDocuments } from '#lib/api/contract/document.ts';
import { fetchAnswer } from '#lib/api/fetch-answer.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';

/** Returns the documents of the tenant. Null only if there is no tenant. */
export async function readDocuments(): Promise<Document[] | null> {
  'use cache';
  cacheLife(steady);
  const answer = await fetchAnswer(listDocuments, { params: {}, query: { locale: await pageLocale() } });
  return answer?.documents ?? null;
}
