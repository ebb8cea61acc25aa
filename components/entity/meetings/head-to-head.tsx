import { useLocale, useTranslations } from 'next-intl';
import { duelStyle } from '#components/entity/team-colors.ts';
import { DuelBar } from '#components/ui/duel-bar.tsx';
import type { GameHistory } from '#lib/api/contract/game-history.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { formatDecimal, formatInteger } from '#lib/i18n/format/numbers.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';

/** Games won against each other (in total and at home), points per game, and the current winning streak. */
export function HeadToHead({
  home,
  away,
  record,
}: {
  home: TeamRef | null;
  away: TeamRef | null;
  record: GameHistory['record'];
}) {
  const t = useTranslations('game-history');
  const locale = tagLocale(useLocale());
  const { played, wins, homeWins, points, streak } = record;
  const counts = (value: Record<'home' | 'away', number>) => ({
    home: { value: value.home, text: formatInteger(locale, value.home) },
    away: { value: value.away, text: formatInteger(locale, value.away) },
  });
  const average = (total: number) => ({ value: total / played, text: formatDecimal(locale, total / played) });
  return (
    <div style={duelStyle(home, away)}>
      <p className="grid grid-cols-2 gap-4 font-bold">
        <span className="truncate">{home?.shortName}</span>
        <span className="truncate text-end">{away?.shortName}</span>
      </p>
      <dl>
        <DuelBar label={t('wins')} {...counts(wins)} />
        <DuelBar label={t('homeWins')} {...counts(homeWins)} />
        <DuelBar label={t('pointsAverage')} home={average(points.home)} away={average(points.away)} />
      </dl>
      {streak && (
        <p className="pt-2 text-sm text-quiet">
          {t('streak', { team: { home, away }[streak.side]?.name ?? '', count: streak.length })}
        </p>
      )}
    </div>
  );
}
