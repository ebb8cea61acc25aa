import type { GameSummary } from '#lib/api/contract/game.ts';
import type { ClockAnchor } from '#lib/api/contract/live.ts';

/** Returns the clock of a live game as a list has it; null where the game is not on or its clock unknown. */
export function summaryClock({ live }: Pick<GameSummary, 'live'>): ClockAnchor | null {
  if (!live || live.clockMs === null) return null;
  return { running: live.running, remainingMs: live.clockMs, at: live.at };
}
