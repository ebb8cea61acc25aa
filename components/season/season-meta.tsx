import { useLocale, useTranslations } from 'next-intl';
import type { LeagueListItem, Season } from '#lib/api/contract/season.ts';
import { formatDaySpan } from '#lib/i18n/format/day-span.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';

/** When a season or league is played and how large it is: words to be parted by space. */
export function SeasonMeta({ of, teams }: { of: Pick<Season, 'from' | 'until'>; teams?: number }) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('season');
  const span = formatDaySpan(locale, of.from, of.until);
  return (
    <>
      {span && <span>{span}</span>}
      {teams !== undefined && teams > 0 && <span>{t('teams', { count: teams })}</span>}
    </>
  );
}

/** The games of several leagues together. */
export function countGames(leagues: readonly LeagueListItem[]): { games: number; finished: number } {
  return leagues.reduce(
    (sum, { games, gamesFinished }) => ({ games: sum.games + games, finished: sum.finished + gamesFinished }),
    { games: 0, finished: 0 },
  );
}
