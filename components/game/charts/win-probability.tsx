import { useFormatter, useTranslations } from 'next-intl';
import { duelStyle } from '#components/entity/team-colors.ts';
import type { GameFlow } from '#lib/api/contract/box-score.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import type { Forecast } from '#lib/basketball/win-probability/forecast.ts';
import { probabilityCurve } from '#lib/basketball/win-probability/probability-curve.ts';
import { ChartPeriods } from './chart-periods.tsx';
import type { GameLength, PeriodSpan } from './game-time.ts';
import { chartHeight, chartWidth } from './lead-shape.ts';
import { durationOf, type Moment } from './moments.ts';
import { MomentsOfGame } from './moments-of-game.tsx';
import { TeamKey } from './team-key.tsx';
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
  const endMs = Math.max(spans.at(-1)?.untilMs ?? 1, untilMs);
  const curve = probabilityCurve({ ...durationOf(length), scores, untilMs, isOver }, forecast);
  const shape = winProbabilityShape(curve, endMs);
  const start = curve[0]?.home ?? 0.5;
  const favourite = start >= 0.5 ? home : away;
  const share = format.number(Math.max(start, 1 - start), { style: 'percent' });
  return (
    <figure style={duelStyle(home, away)} className="border-b border-line bg-raised p-3 sm:p-4">
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="label">{t('title')}</span>
        <TeamKey home={home} away={away} />
      </figcaption>
      <div className="lead-plot">
        <svg
          viewBox={`0 0 ${chartWidth} ${chartHeight}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t('summary', { team: favourite.name, probability: share })}
          className="chart absolute inset-0 h-full"
        >
          {[0, 0.25, 0.75, 1].map((level) => (
            <path key={level} className="grid" d={`M0 ${level * chartHeight}H${chartWidth}`} />
          ))}
          {spans.slice(1).map(({ period, fromMs }) => (
            <path key={period} className="axis" d={`M${((fromMs / endMs) * chartWidth).toFixed(1)} 0V${chartHeight}`} />
          ))}
          <path d={shape.home} className="home-fill" />
          <path d={shape.away} className="away-fill" />
          <path className="axis stroke-ink" d={shape.outline} />
          <path className="axis stroke-ink" d={`M0 ${chartHeight / 2}H${chartWidth}`} />
        </svg>
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
        <ChartPeriods spans={spans} endMs={endMs} regularPeriods={length.regularPeriods} />
        <MomentsOfGame {...{ home, away, moments, spans }} regularPeriods={length.regularPeriods} />
      </div>
      <p className="mt-8 text-sm text-quiet">{t('method')}</p>
    </figure>
  );
}
