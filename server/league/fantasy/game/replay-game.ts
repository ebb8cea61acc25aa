import type { FantasyGame } from '#lib/basketball/fantasy/calculate-points.ts';
import { sides } from '#lib/basketball/sides.ts';
import { statLineOf } from '#lib/basketball/stat-line-of.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { loadLiveGame } from '#server/league/live/live-game.ts';
import { projectionOf } from '#server/league/result/in-play.ts';
import type { GameRow } from './load-game.ts';

type Loaded = { row: GameRow; game: FantasyGame };

/** Returns a game with the lines that its log gives now, where the log carries its numbers; else as it is stored. */
export async function replayFantasyGame(scope: TenantScope, { row, game }: Loaded): Promise<Loaded> {
  if (row.coverage !== 'log' || row.seq === 0) return { row, game };
  const live = await loadLiveGame(scope, row.id);
  const lines = projectionOf(row, live).players;
  const players = lines.map(({ personId, side, starter = false, played = false, ...line }) => ({
    personId,
    side,
    starter,
    played,
    line: statLineOf(line as Parameters<typeof statLineOf>[0]),
  }));
  return { row, game: { ...game, players: players.toSorted((a, b) => sides.indexOf(a.side) - sides.indexOf(b.side)) } };
}
