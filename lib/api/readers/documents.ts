import { cacheLife, cacheTag } from 'next/cache';
import { steady } from '#lib/api/cache-policy.ts';
import { type Document, listDocuments } from '#lib/api/contract/document.ts';
import { fetchAnswer } from '#lib/api/fetch-answer.ts';
import { tags } from '#lib/api/tags.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import { readConfig } from './website.ts';

/** Returns the documents of the tenant. Null only if there is no tenant. */
export async function readDocuments(): Promise<Document[] | null> {
  'use cache';
  cacheLife(steady);
  const config = await readConfig();
  if (!config) return null;
  cacheTag(tags.documents(config.id), tags.seasons(config.id));
  const answer = await fetchAnswer(listDocuments, { params: {}, query: { locale: await pageLocale() } });
  return answer?.documents ?? null;
}
