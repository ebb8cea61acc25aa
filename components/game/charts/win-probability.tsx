import { useFormatter, useTranslations } from 'next-intl';
import type { GameFlow } from '#lib/api/contract/box-score.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import type { Forecast } from '#lib/basketball/win-probability/forecast.ts';
import { probabilityCurve } from '#lib/basketball/win-probability/probability-curve.ts';
import { CourseChart, chartEnd } from './course-chart.tsx';
import type { GameLength, PeriodSpan } from './game-time.ts';
import { durationOf, type Moment } from './moments.ts';
import { winProbabilityShape } from './win-probability-shape.ts';

/** Chart of the win probability: the home team's above the centre line, the away team's below. */
export function WinProbability({
  home,
  away,
  scores,
  forecast,
  length,
  spans,
  untilMs,
  isOver,
  moments,
}: {
  home: TeamRef;
  away: TeamRef;
  scores: GameFlow['scores'];
  forecast: Forecast;
  length: GameLength;
  spans: readonly PeriodSpan[];
  untilMs: number;
  isOver: boolean;
  moments: readonly Moment[];
}) {
  const t = useTranslations('chart.probability');
  const format = useFormatter();
  const endMs = chartEnd(spans, untilMs);
  const curve = probabilityCurve({ ...durationOf(length), scores, untilMs, isOver }, forecast);
  const shape = winProbabilityShape(curve, endMs);
  const start = curve[0]?.home ?? 0.5;
  const favourite = start >= 0.5 ? home : away;
  const share = format.number(Math.max(start, 1 - start), { style: 'percent' });
  const labels = (
    <div aria-hidden="true" className="figures lead-labels">
      {[1, 0.5, 1].map((level, row) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: both ends have the same label.
          key={row}
          className="lead-tick"
          style={{ insetBlockStart: `${row * 50}%` }}
        >
          {format.number(level, { style: 'percent' })}
        </span>
      ))}
    </div>
  );
  return (
    <CourseChart
      {...{ home, away, spans, endMs, moments, labels }}
      title={t('title')}
      summary={t('summary', { team: favourite.name, probability: share })}
      gridLines={[0, 0.25, 0.75, 1]}
      baseLine={0.5}
      paths={shape}
      regularPeriods={length.regularPeriods}
    >
      <p className="mt-8 text-sm text-quiet">{t('method')}</p>
    </CourseChart>
  );
}
