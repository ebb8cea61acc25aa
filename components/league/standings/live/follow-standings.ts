import { callApi } from '#lib/api/client.ts';
import type { AnswerOf } from '#lib/api/contract/call.ts';
import type { getLiveStandings, LiveStandingsRow } from '#lib/api/contract/standings.ts';
import { lightCall } from '#lib/api/light-call.ts';
import { hasOutline, isWhole, listOf } from '#lib/api/outline.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import type { Locale } from '#lib/i18n/locales.ts';

export type LiveAnswer = AnswerOf<typeof getLiveStandings>;

const liveStandings = lightCall<typeof getLiveStandings>(
  '/v2/website/seasons/{season}/leagues/{league}/standings/live',
  hasOutline<LiveAnswer>({
    tables: listOf(hasOutline({ rows: listOf(hasOutline<LiveStandingsRow>({ rank: isWhole, rankBefore: isWhole })) })),
    games: listOf(hasOutline({})),
  }),
);

/** One kept answer serves all visitors, who do not ask at the same moment. */
const everyMs = 12_000;

/**
 * Fetches the standings of the moment, again while games are on and the page is visible. After a failure the next request tries
 * again. Returns a function that stops it.
 */
export function followStandings(
  { season, league, locale, isOn }: LeagueParams & { locale: Locale; isOn: boolean },
  onAnswer: (answer: LiveAnswer) => void,
): () => void {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const load = async () => {
    clearTimeout(timer);
    if (document.hidden) return;
    timer = setTimeout(load, everyMs * (0.8 + 0.4 * Math.random()));
    if (!isOn) clearTimeout(timer);
    const input = { params: { season, league }, query: { locale } };
    await callApi(liveStandings, input, { signal: abort.signal }).then(onAnswer, () => undefined);
  };
  const onVisible = () => void load();
  document.addEventListener('visibilitychange', onVisible);
  void load();
  return () => {
    abort.abort();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
