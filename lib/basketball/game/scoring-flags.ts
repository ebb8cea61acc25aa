import { isInThePaint } from '#lib/basketball/court.ts';
import type { GameEvent, ScoringFlags } from '#lib/basketball/events.ts';
import type { GameState } from './state.ts';

type Scoring = Extract<GameEvent, { type: 'field-goal' | 'free-throw' }>;

/**
 * Returns the point categories of a shot or free throw. A flag of the event wins; otherwise the log decides: paint by
 * shot location, second chance by an offensive rebound, points off turnovers by the turnover that began the possession.
 * Fast breaks cannot be derived from a log.
 */
export function scoringFlags({ possession }: Pick<GameState, 'possession'>, event: Scoring): ScoringFlags {
  const isInPossession = event.type === 'field-goal' || !possession.technicalShots[event.side];
  return {
    inThePaint: event.inThePaint ?? paintByLocation(event),
    fastBreak: event.fastBreak,
    secondChance: event.secondChance ?? (isInPossession && possession.secondChance),
    fromTurnover: event.fromTurnover ?? (isInPossession && possession.fromTurnover),
  };
}

function paintByLocation(event: Scoring): boolean | undefined {
  if (event.type === 'free-throw') return undefined;
  return event.location && event.points === 2 && isInThePaint(event.location);
}
