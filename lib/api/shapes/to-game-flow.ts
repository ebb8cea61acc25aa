import type { GameFlow } from '#lib/api/contract/box-score.ts';
import type { PlayerRef } from '#lib/api/contract/player.ts';
import type { GameCourse } from '#lib/basketball/game-lines/course.ts';
import type { Forecast } from '#lib/basketball/win-probability/forecast.ts';
import { requireEntry } from './require-entry.ts';

/** Converts a game flow to its API shape, with player references. Throws if a player is missing. */
export function toGameFlow(
  { scores, shots, lineups }: Pick<GameCourse, 'scores' | 'shots' | 'lineups'>,
  players: ReadonlyMap<string, PlayerRef>,
  forecast: Forecast | null,
): GameFlow {
  return {
    scores,
    forecast,
    shots: shots.map(({ person, ...shot }) => ({ ...shot, player: person ? requireEntry(players, person) : null })),
    lineups: lineups.map(({ people, ...lineup }) => ({
      ...lineup,
      players: people.map((person) => requireEntry(players, person)),
    })),
  };
}
