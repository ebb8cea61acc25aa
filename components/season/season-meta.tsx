import { useLocale, useTranslations } from 'next-intl';
import type { Season } from '#lib/api/contract/season.ts';
import { formatDaySpan } from '#lib/i18n/format/day-span.ts';
import { formatInteger } from '#lib/i18n/format/numbers.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { countGames } from './count-games.ts';

/** Dates and progress of a season, as separate spans. */
export function SeasonMeta({ season }: { season: Season }) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('season');
  const span = formatDaySpan(locale, season.from, season.until);
  const { games, finished, isOver } = countGames(season.leagues);
  const numbers = { finished: formatInteger(locale, finished), games: formatInteger(locale, games) };
  return (
    <>
      {span && <span>{span}</span>}
      {games > 0 && <span>{isOver ? t('games', { count: finished }) : t('gamesOf', numbers)}</span>}
    </>
  );
}
