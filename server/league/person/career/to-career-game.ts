import type { GameSummary } from '#lib/api/contract/game.ts';
import type { CareerGame } from '#lib/api/contract/player-career.ts';
import type { StatLine } from '#lib/basketball/stat-line.ts';
import { statLineOf } from '#lib/basketball/stat-line-of.ts';

type Line = StatLine & Omit<CareerGame, 'game' | 'line'>;

export function toCareerGame(game: GameSummary, row: Line): CareerGame {
  const { side, starter, pir, efficiency } = row;
  return { game, side, starter, line: statLineOf(row), pir, efficiency };
}
