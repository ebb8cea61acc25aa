import { useLocale, useTranslations } from 'next-intl';
import type { LeagueListItem } from '#lib/api/contract/season.ts';
import { formatInteger } from '#lib/i18n/format/numbers.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';

/** Progress of a league: games played, and a bar until it is decided. */
export function Progress({ league }: { league: LeagueListItem }) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('season');
  const { games, gamesFinished: finished, champion } = league;
  if (games === 0) return <span className="text-sm text-quiet">{t('noGames')}</span>;
  // Cancelled games never finish: a champion means that no game is left.
  if (champion || finished === games)
    return <span className="text-sm text-quiet">{t('games', { count: finished })}</span>;
  return (
    <span className="block min-w-0">
      <span className="block text-sm text-quiet">
        {t('gamesOf', { finished: formatInteger(locale, finished), games: formatInteger(locale, games) })}
      </span>
      <span aria-hidden="true" className="mt-1.5 block h-1.5 bg-sunken">
        <span className="block h-full bg-ink" style={{ width: `${((finished / games) * 100).toFixed(1)}%` }} />
      </span>
    </span>
  );
}
