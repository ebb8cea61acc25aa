import { useOfficeQuery } from '#components/office/shared/use-office.ts';
import { callApi } from '#lib/api/client.ts';
import { listClubResults, type OpenClubResult } from '#lib/api/contract/club-office.ts';
import { type GameSummary, listGames } from '#lib/api/contract/game.ts';
import { dayAt } from '#lib/i18n/format/instants.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';

/** What lacks a result comes first, today's games before yesterday's, what needs a new date, then what was decided or annulled last. */
export const resultGroups = ['overdue', 'live', 'called-off', 'finished', 'annulled', 'upcoming'] as const;
export type ResultGroup = (typeof resultGroups)[number];

export type ResultLists = {
  /** What the clubs could not settle. */
  unsettled: readonly OpenClubResult[];
  games: Record<ResultGroup, readonly GameSummary[]>;
};

/** How many games are fetched of a group. */
const maxGames = 200;

/** The games of the league by what the office has to do with them, all at once: a list that comes later would move the others. */
export function useResultLists() {
  const locale = usePageLocale();
  return useOfficeQuery({ queryKey: ['result-lists', locale], queryFn: ({ signal }) => fetchLists(locale, signal) });
}

async function fetchLists(locale: Locale, signal: AbortSignal): Promise<ResultLists> {
  const fetchGroup = async (when: ResultGroup) => {
    const { items } = await callApi(listGames, { params: {}, query: { when, limit: maxGames, locale } }, { signal });
    return [when, items] as const;
  };
  const [{ items: unsettled }, groups] = await Promise.all([
    callApi(listClubResults, { params: {}, query: { locale } }, { signal }),
    Promise.all(resultGroups.map(fetchGroup)),
  ]);
  const games = Object.fromEntries(groups) as Record<ResultGroup, GameSummary[]>;
  const begun = games.upcoming.filter(hasBegun);
  return {
    unsettled,
    games: {
      ...games,
      overdue: [...begun.toReversed(), ...games.overdue],
      upcoming: games.upcoming.filter((game) => !begun.includes(game)),
    },
  };
}

/** Whether a game of today has begun by the calendar; of one without a time, whether its day has. */
const hasBegun = ({ tipOff: { at, date, timeZone }, state }: GameSummary): boolean => {
  const now = new Date();
  return (
    state === 'scheduled' &&
    (at ? Date.parse(at) <= now.getTime() : date !== null && date <= dayAt(now.toISOString(), timeZone))
  );
};
