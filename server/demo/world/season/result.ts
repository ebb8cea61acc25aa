import type { GameEvent, Side } from '#lib/basketball/events.ts';
import type { GameResult, PeriodPoints, TopScorer } from '#server/demo/world/game-result.ts';

/** Returns score, periods and top scorers of a finished log. */
export function demoResult(events: readonly GameEvent[], regularPeriods = 4): GameResult {
  const periods: PeriodPoints[] = [];
  const scorers: Record<Side, Map<string, number>> = { home: new Map(), away: new Map() };
  for (const event of events) {
    if (event.type === 'period-start') periods.push({ period: event.period, home: 0, away: 0 });
    const points = event.type === 'field-goal' ? event.points : event.type === 'free-throw' ? 1 : 0;
    if ((event.type !== 'field-goal' && event.type !== 'free-throw') || !event.made) continue;
    const period = periods.at(-1);
    if (period) period[event.side] += points;
    if (event.person) scorers[event.side].set(event.person, (scorers[event.side].get(event.person) ?? 0) + points);
  }
  const sum = (side: Side) => periods.reduce((points, period) => points + period[side], 0);
  return {
    home: sum('home'),
    away: sum('away'),
    periods,
    overtimes: Math.max(0, periods.length - regularPeriods),
    topScorers: { home: topScorer(scorers.home), away: topScorer(scorers.away) },
  };
}

function topScorer(points: ReadonlyMap<string, number>): TopScorer | null {
  let best: TopScorer | null = null;
  for (const [person, scored] of points) if (!best || scored > best.points) best = { person, points: scored };
  return best;
}
