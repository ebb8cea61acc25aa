import { useTranslations } from 'next-intl';
import { duelStyle } from '#components/entity/team-colors.ts';
import type { GameFlow } from '#lib/api/contract/box-score.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { ChartPeriods } from './chart-periods.tsx';
import type { GameLength, PeriodSpan } from './game-time.ts';
import { LeadLabels } from './lead-labels.tsx';
import { largestLead, leadPoints, scoresAtPeriodEnds } from './lead-model.ts';
import { chartHeight, chartWidth, leadShape } from './lead-shape.ts';
import { LeadTable } from './lead-table.tsx';
import type { Moment } from './moments.ts';
import { MomentsOfGame } from './moments-of-game.tsx';
import { TeamKey } from './team-key.tsx';

/** Chart of the lead: the home team above the centre line, the away team below. */
export function LeadTracker({
  home,
  away,
  scores,
  length,
  spans,
  untilMs,
  moments,
}: {
  home: TeamRef;
  away: TeamRef;
  scores: GameFlow['scores'];
  length: GameLength;
  spans: readonly PeriodSpan[];
  /** How far the game has been played. */
  untilMs: number;
  moments: readonly Moment[];
}) {
  const t = useTranslations('chart.lead');
  const endMs = Math.max(spans.at(-1)?.untilMs ?? 1, untilMs);
  const shape = leadShape(leadPoints(scores, untilMs), endMs);
  const best = { home: largestLead(scores, 'home'), away: largestLead(scores, 'away') };
  const summary = t('summary', {
    home: home.name,
    away: away.name,
    homeLead: best.home?.lead ?? 0,
    awayLead: -(best.away?.lead ?? 0),
  });
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
          aria-label={summary}
          className="chart absolute inset-0 h-full"
        >
          {shape.ticks.map((tick) => (
            <path key={tick} className="grid" d={`M0 ${shape.y(tick) * chartHeight}H${chartWidth}`} />
          ))}
          {spans.slice(1).map(({ period, fromMs }) => (
            <path key={period} className="axis" d={`M${shape.x(fromMs) * chartWidth} 0V${chartHeight}`} />
          ))}
          <path d={shape.home} className="home-fill" />
          <path d={shape.away} className="away-fill" />
          <path className="axis stroke-ink" d={`M0 ${shape.y(0) * chartHeight}H${chartWidth}`} />
        </svg>
        <LeadLabels shape={shape} best={best} />
        <ChartPeriods spans={spans} endMs={endMs} regularPeriods={length.regularPeriods} />
        <MomentsOfGame {...{ home, away, moments, spans }} regularPeriods={length.regularPeriods} />
      </div>
      <LeadTable
        home={home}
        away={away}
        rows={scoresAtPeriodEnds(
          scores,
          spans.filter(({ fromMs }) => fromMs < untilMs),
        )}
        best={best}
        regularPeriods={length.regularPeriods}
      />
    </figure>
  );
}
