import type { ReactNode } from 'react';
import { duelStyle } from '#components/entity/team-colors.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { ChartPeriods } from './chart-periods.tsx';
import type { PeriodSpan } from './game-time.ts';
import { chartHeight, chartWidth } from './lead-shape.ts';
import type { Moment } from './moments.ts';
import { MomentsOfGame } from './moments-of-game.tsx';
import { TeamKey } from './team-key.tsx';

/** Returns where a chart of a game ends: with its last period, or with what has been played. */
export const chartEnd = (spans: readonly PeriodSpan[], untilMs: number): number =>
  Math.max(spans.at(-1)?.untilMs ?? 1, untilMs);

/** A chart over the time of a game with its periods and reader: the home team above a line, the away team below. */
export function CourseChart({
  home,
  away,
  title,
  summary,
  gridLines,
  baseLine,
  paths,
  labels,
  spans,
  endMs,
  regularPeriods,
  moments,
  children,
}: {
  home: TeamRef;
  away: TeamRef;
  title: string;
  /** What the drawing shows, for those who do not see it. */
  summary: string;
  /** Heights of the lines across, from 0 at the top to 1. */
  gridLines: readonly number[];
  baseLine: number;
  /** SVG paths in the view box of `chartWidth` × `chartHeight`. */
  paths: { home: string; away: string; outline?: string };
  /** Over the drawing, in HTML. */
  labels: ReactNode;
  spans: readonly PeriodSpan[];
  endMs: number;
  regularPeriods: number;
  moments: readonly Moment[];
  /** Below the drawing. */
  children: ReactNode;
}) {
  return (
    <figure style={duelStyle(home, away)} className="border-b border-line bg-raised p-3 sm:p-4">
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="label">{title}</span>
        <TeamKey home={home} away={away} />
      </figcaption>
      <div className="lead-plot">
        <svg
          viewBox={`0 0 ${chartWidth} ${chartHeight}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={summary}
          className="chart absolute inset-0 h-full"
        >
          {gridLines.map((height) => (
            <path key={height} className="grid" d={`M0 ${height * chartHeight}H${chartWidth}`} />
          ))}
          {spans.slice(1).map(({ period, fromMs }) => (
            <path key={period} className="axis" d={`M${((fromMs / endMs) * chartWidth).toFixed(1)} 0V${chartHeight}`} />
          ))}
          <path d={paths.home} className="home-fill" />
          <path d={paths.away} className="away-fill" />
          {paths.outline && <path className="axis stroke-ink" d={paths.outline} />}
          <path className="axis stroke-ink" d={`M0 ${baseLine * chartHeight}H${chartWidth}`} />
        </svg>
        {labels}
        <ChartPeriods spans={spans} endMs={endMs} regularPeriods={regularPeriods} />
        <MomentsOfGame {...{ home, away, moments, spans, regularPeriods }} />
      </div>
      {children}
    </figure>
  );
}
