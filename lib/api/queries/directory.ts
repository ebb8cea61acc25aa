import type { QueryOf } from '#lib/api/contract/call.ts';
import type { Locale } from '#lib/api/contract/common.ts';
import { listClubs } from '#lib/api/contract/directory.ts';
import { listNews } from '#lib/api/contract/news.ts';
import { listPlayers } from '#lib/api/contract/player-directory.ts';
import { apiPages } from './query.ts';

/** Players by last name, in pages; `search` takes part of a name. */
export function playersPages(query: QueryOf<typeof listPlayers>) {
  return apiPages(listPlayers, { params: {}, query }, ({ nextCursor }) => nextCursor);
}

export function clubsPages(locale: Locale) {
  return apiPages(listClubs, { params: {}, query: { locale } }, ({ nextCursor }) => nextCursor);
}

export function newsPages(locale: Locale) {
  return apiPages(listNews, { params: {}, query: { locale } }, ({ nextCursor }) => nextCursor);
}
