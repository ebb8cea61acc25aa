import { type Side, sides } from '#lib/basketball/events.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import type { gameFlows, StoredLineup } from '#server/db/schema/game-projections.ts';
import type { GamePlace } from './game-log.ts';

export function projectFlow({ tenantId, gameId }: GamePlace, state: GameState): typeof gameFlows.$inferInsert {
  return {
    tenantId,
    gameId,
    scores: state.flow.scores.map(({ elapsedMs, home, away }) => ({ elapsedMs, home, away })),
    shots: state.shots.flatMap(({ eventId, x, y, ...shot }) =>
      x === null || y === null ? [] : [{ id: eventId, ...shot, x, y }],
    ),
    lineups: sides.flatMap((side) => lineupsOf(state, side)),
    leadChanges: state.flow.leadChanges,
    timesTied: state.flow.timesTied,
  };
}

function lineupsOf(state: GameState, side: Side): StoredLineup[] {
  return Object.values(state.teams[side].lineups)
    .map(({ persons, playedMs, pointsFor, pointsAgainst }) => ({
      side,
      people: [...persons],
      playedMs,
      pointsFor,
      pointsAgainst,
    }))
    .sort((a, b) => b.playedMs - a.playedMs);
}
