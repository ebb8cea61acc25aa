import { isInThePaint } from '#lib/basketball/court.ts';
import type { GameEvent, ScoringFlags } from '#lib/basketball/events.ts';
import type { GameDraft } from './state.ts';

type Scoring = Extract<GameEvent, { type: 'field-goal' | 'free-throw' }>;

/**
 * How the points count besides the score: as the entry says or, where it says nothing, as the log shows it: paint by the
 * place of the shot, second chance by an offensive rebound and points off turnovers by the turnover that began the possession.
 * Nothing in a log shows a fast break.
 */
export function scoringFlags({ possession }: GameDraft, event: Scoring): ScoringFlags {
  const ofPossession = event.type === 'field-goal' || !possession.technicalShots[event.side];
  return {
    inThePaint: event.inThePaint ?? paintByPlace(event),
    fastBreak: event.fastBreak,
    secondChance: event.secondChance ?? (ofPossession && possession.secondChance),
    fromTurnover: event.fromTurnover ?? (ofPossession && possession.fromTurnover),
  };
}

function paintByPlace(event: Scoring): boolean | undefined {
  if (event.type === 'free-throw') return undefined;
  return event.location && event.points === 2 && isInThePaint(event.location);
}
