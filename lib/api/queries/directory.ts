import type { Locale } from '#lib/api/contract/common.ts';
import { listClubs } from '#lib/api/contract/directory.ts';
import { listNews } from '#lib/api/contract/news.ts';
import { apiPages } from './query.ts';

export function clubsPages(locale: Locale) {
  return apiPages(listClubs, { params: {}, query: { locale } }, ({ nextCursor }) => nextCursor);
}

export function newsPages(locale: Locale) {
  return apiPages(listNews, { params: {}, query: { locale } }, ({ nextCursor }) => nextCursor);
}
