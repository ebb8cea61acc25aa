import { useLocale, useTranslations } from 'next-intl';
import { duelStyle } from '#components/entity/team-colors.ts';
import { DuelBar } from '#components/ui/duel-bar.tsx';
import type { BoxScore } from '#lib/api/contract/box-score.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { comparisons } from './comparisons.ts';

/** Totals of both teams as duel bars; statistics that the source does not record are left out. */
export function TeamComparison({ boxScore: { home, away } }: { boxScore: BoxScore }) {
  const locale = tagLocale(useLocale());
  const statistics = useTranslations('statistics');
  return (
    <dl className="grid gap-x-10 sm:grid-cols-2" style={duelStyle(home.team, away.team)}>
      {comparisons.flatMap(({ key, isLowBetter, figure }) => {
        const sides = { home: figure(home, locale), away: figure(away, locale) };
        if (sides.home.value === null && sides.away.value === null) return [];
        return <DuelBar key={key} label={statistics(`${key}.name`)} isLowBetter={isLowBetter} {...sides} />;
      })}
    </dl>
  );
}
