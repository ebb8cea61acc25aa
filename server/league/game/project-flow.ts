import type { GameState } from '#lib/basketball/game/state.ts';
import { gameCourse } from '#lib/basketball/game-lines/course.ts';
import type { gameFlows } from '#server/db/schema/game-projections.ts';
import type { GamePlace } from './game-log.ts';

export function projectFlow({ tenantId, gameId }: GamePlace, state: GameState): typeof gameFlows.$inferInsert {
  return { tenantId, gameId, ...gameCourse(state) };
}
