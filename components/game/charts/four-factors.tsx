import { useLocale, useTranslations } from 'next-intl';
import { duelStyle } from '#components/entity/team-colors.ts';
import { DuelBar } from '#components/ui/duel-bar.tsx';
import type { TeamBoxScore } from '#lib/api/contract/box-score.ts';
import { formatDecimal, formatPercent } from '#lib/i18n/format/numbers.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { TeamKey } from './team-key.tsx';

type Side = Pick<TeamBoxScore, 'team' | 'ratings'>;

const factors = [
  { key: 'effectiveFieldGoalShare', max: 0.8, isLowBetter: false },
  { key: 'turnoverShare', max: 0.35, isLowBetter: true },
  { key: 'offensiveReboundShare', max: 0.6, isLowBetter: false },
  { key: 'freeThrowRate', max: 0.6, isLowBetter: false },
] as const;

/** The factors that the game recorded. */
export const knownFactors = (home: Side, away: Side) =>
  factors.filter(({ key }) => home.ratings[key] !== null || away.ratings[key] !== null);

/** The four factors of basketball by weight: shooting, turnovers, rebounds, free throws. */
export function FourFactors({ home, away }: { home: Side; away: Side }) {
  const t = useTranslations('chart.factors');
  const locale = tagLocale(useLocale());
  const side = (value: number | null, key: (typeof factors)[number]['key']) => ({
    value,
    text: key === 'freeThrowRate' ? formatDecimal(locale, value, 2) : formatPercent(locale, value),
  });
  return (
    <figure style={duelStyle(home.team, away.team)} className="border-b border-line bg-raised p-3 sm:p-4">
      <figcaption className="pb-1">
        <TeamKey home={home.team} away={away.team} />
      </figcaption>
      <dl>
        {knownFactors(home, away).map(({ key, max, isLowBetter }) => (
          <DuelBar
            key={key}
            label={t(`${key}.name`)}
            title={t(`${key}.words`)}
            home={side(home.ratings[key], key)}
            away={side(away.ratings[key], key)}
            max={max}
            isLowBetter={isLowBetter}
          />
        ))}
      </dl>
    </figure>
  );
}
