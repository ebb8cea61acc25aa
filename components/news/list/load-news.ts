import { callApi } from '#lib/api/client.ts';
import type { AnswerOf } from '#lib/api/contract/call.ts';
import { listNews } from '#lib/api/contract/news.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { NewsChoice } from './chosen.ts';

/** Fetches a page of the news that match the filters. */
export function loadNews(
  { league, club }: NewsChoice,
  page: { locale: Locale; limit: number; cursor: string | undefined },
  signal: AbortSignal,
): Promise<AnswerOf<typeof listNews>> {
  const [season, slug] = league.split('/');
  const filters = { ...(season && slug && { season, league: slug }), ...(club && { club }) };
  return callApi(listNews, { params: {}, query: { ...page, ...filters } }, { signal });
}
