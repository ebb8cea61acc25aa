import { useTranslations } from 'next-intl';
import type { GameFlow } from '#lib/api/contract/box-score.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { CourseChart, chartEnd } from './course-chart.tsx';
import type { GameLength, PeriodSpan } from './game-time.ts';
import { LeadLabels } from './lead-labels.tsx';
import { largestLead, leadPoints, scoresAtPeriodEnds } from './lead-model.ts';
import { leadShape } from './lead-shape.ts';
import { LeadTable } from './lead-table.tsx';
import type { Moment } from './moments.ts';

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
  const endMs = chartEnd(spans, untilMs);
  const shape = leadShape(leadPoints(scores, untilMs), endMs);
  const best = { home: largestLead(scores, 'home'), away: largestLead(scores, 'away') };
  const summary = t('summary', {
    home: home.name,
    away: away.name,
    homeLead: best.home?.lead ?? 0,
    awayLead: -(best.away?.lead ?? 0),
  });
  return (
    <CourseChart
      {...{ home, away, summary, spans, endMs, moments }}
      title={t('title')}
      gridLines={shape.ticks.map(shape.y)}
      baseLine={shape.y(0)}
      paths={{ home: shape.home, away: shape.away }}
      labels={<LeadLabels shape={shape} best={best} />}
      regularPeriods={length.regularPeriods}
    >
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
    </CourseChart>
  );
}
