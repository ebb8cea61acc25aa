import { useLocale, useTranslations } from 'next-intl';
import { Section } from '#components/ui/section.tsx';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { formatDay } from '#lib/i18n/format/dates.ts';
import { tipOffDay } from '#lib/i18n/format/tip-off.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { GameRows } from './game-rows.tsx';

type MonthOfGames = { month: string | null; games: GameSummary[] };

/** Groups games by month in venue time (`2026-02`), in the given order; null for games without a date. */
function monthsOfGames(games: readonly GameSummary[]): MonthOfGames[] {
  const months = Map.groupBy(games, ({ tipOff }) => tipOffDay(tipOff)?.slice(0, 7) ?? null);
  return [...months].map(([month, ofMonth]) => ({ month, games: ofMonth }));
}

/** Games grouped by month, in the given order. Set `isLeagueShown` if they belong to several leagues. */
export function GamesByMonth({ games, isLeagueShown }: { games: readonly GameSummary[]; isLeagueShown?: boolean }) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('entity');
  return monthsOfGames(games).map(({ month, games: ofMonth }) => (
    <Section
      key={month ?? 'open'}
      title={month ? capitalised(formatDay(locale, `${month}-01`, 'month'), locale) : t('tipOff.open')}
      aside={<span className="label text-quiet">{t('gamesCount', { count: ofMonth.length })}</span>}
    >
      <GameRows games={ofMonth} isLeagueShown={isLeagueShown} />
    </Section>
  ));
}

const capitalised = (text: string, locale: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
