import { useTranslations } from 'next-intl';
import { periodKey } from '#components/entity/period-name.ts';
import { duelStyle } from '#components/entity/team-colors.ts';
import { cx } from '#components/ui/cx.ts';
import type { PeriodScore } from '#lib/api/contract/game.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { sides } from '#lib/basketball/sides.ts';
import { TeamKey } from './team-key.tsx';

/** Points by period as pairs of bars; the figures are the labels. */
export function PeriodBars({
  home,
  away,
  periods,
  regularPeriods,
}: {
  home: TeamRef;
  away: TeamRef;
  periods: readonly PeriodScore[];
  regularPeriods: number;
}) {
  const t = useTranslations('entity.period');
  const high = Math.max(1, ...periods.flatMap((period) => [period.home, period.away]));
  return (
    <figure style={duelStyle(home, away)} className="border-b border-line bg-raised p-3 sm:p-4">
      <figcaption>
        <TeamKey home={home} away={away} />
      </figcaption>
      <ol className="mt-3 flex gap-4 sm:gap-8">
        {periods.map((score) => {
          const { key, number } = periodKey(score.period, regularPeriods);
          return (
            <li key={score.period} className="min-w-0 flex-1">
              <div className="flex h-32 items-end justify-center gap-1 border-b border-line-strong">
                {sides.map((side) => (
                  <div key={side} className="flex h-full max-w-12 flex-1 flex-col justify-end text-center">
                    <span className="sr-only">{side === 'home' ? home.name : away.name}</span>
                    <span
                      className={cx(
                        'headline figures text-lg',
                        score[side] < Math.max(score.home, score.away) && 'text-quiet',
                      )}
                    >
                      {score[side]}
                    </span>
                    <span
                      aria-hidden="true"
                      className={side === 'home' ? 'bg-home' : 'bg-away'}
                      style={{ height: `${((score[side] / high) * 78).toFixed(1)}%` }}
                    />
                  </div>
                ))}
              </div>
              <p className="label pt-1 text-center text-quiet">
                <abbr title={t(`${key}Long`, { number })}>{t(`${key}Short`, { number })}</abbr>
              </p>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}
