import { useLocale, useTranslations } from 'next-intl';
import { Section } from '#components/ui/section.tsx';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { formatDay } from '#lib/i18n/format/dates.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { GameRows } from './game-rows.tsx';
import { monthsOfGames } from './months-of-games.ts';

/** Games grouped by month, in the given order. Set `isLeagueShown` if they belong to several leagues. */
export function GamesByMonth({ games, isLeagueShown }: { games: readonly GameSummary[]; isLeagueShown?: boolean }) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('entity');
  return monthsOfGames(games).map(({ month, games: ofMonth }) => (
    <Section
      key={month ?? 'open'}
      title={month ? formatDay(locale, `${month}-01`, 'month') : t('tipOff.open')}
      aside={<span className="label text-quiet">{t('gamesCount', { count: ofMonth.length })}</span>}
    >
      <GameRows games={ofMonth} isLeagueShown={isLeagueShown} />
    </Section>
  ));
}
