import type { GameEvent, Side } from '#lib/basketball/events.ts';
import { otherSide } from '#lib/basketball/other-side.ts';
import { technicalKinds } from '#lib/basketball/rules/technical-kinds.ts';
import type { GameDraft } from './state.ts';

/**
 * Counts possessions by team control. A possession begins with the first event that shows the team has the ball and
 * ends when the other team has it. Offensive rebounds and free throws after a basket extend it; technical free throws
 * have no effect.
 */
export function playPossession(state: GameDraft, event: GameEvent): void {
  const { possession } = state;
  switch (event.type) {
    case 'period-start':
      possession.side = null;
      possession.ended = true;
      possession.endedByTurnover = false;
      break;
    case 'field-goal':
      takeControl(state, event.side);
      possession.ended = event.made;
      break;
    case 'free-throw':
      if (possession.technicalShots[event.side]) break;
      if (possession.side !== event.side) takeControl(state, event.side);
      if (event.number === event.of) possession.ended = event.made;
      break;
    case 'rebound':
      if (event.deadBall) break;
      if (possession.side === event.side) {
        possession.ended = false;
        possession.secondChance ||= event.kind === 'offensive';
      } else {
        takeControl(state, event.side);
      }
      break;
    case 'turnover':
      takeControl(state, event.side);
      possession.ended = true;
      possession.endedByTurnover = true;
      break;
    case 'foul':
      possession.technicalShots[otherSide(event.side)] = technicalKinds.has(event.kind);
      break;
  }
}

function takeControl(state: GameDraft, side: Side): void {
  const { possession, teams, recorded } = state;
  recorded.control = true;
  if (possession.side === side && !possession.ended) return;
  possession.fromTurnover = possession.endedByTurnover && possession.side !== side;
  possession.side = side;
  possession.ended = false;
  possession.endedByTurnover = false;
  possession.secondChance = false;
  possession.counts[side] += 1;
  for (const [team, field] of [
    [teams[side], 'possessionsFor'],
    [teams[otherSide(side)], 'possessionsAgainst'],
  ] as const) {
    const lineup = team.currentLineup && team.lineups[team.currentLineup.key];
    if (lineup) lineup[field] += 1;
  }
}
