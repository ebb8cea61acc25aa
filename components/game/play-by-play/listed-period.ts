import type { Game } from '#lib/api/contract/game.ts';
import type { Play, PlayByPlay } from '#lib/api/contract/play-by-play.ts';
import { playRows } from '#lib/basketball/plays/play-rows.ts';
import { possessions } from '#lib/basketball/plays/possessions.ts';
import { listedBreak } from './listed-break.ts';
import { listedRow, type RowContext } from './listed-row.ts';
import type { ListedGroup, ListedPlayer } from './play-table.tsx';

type PeriodContext = Omit<RowContext, 'indexOf'> & {
  game: Pick<Game, 'home' | 'away'>;
  players: PlayByPlay['players'];
  /** Ids of the plays shown at first. */
  known?: ReadonlySet<string> | undefined;
};

/** Returns the possessions of a period with their texts, and the players that they name. */
export function listedPeriod(
  plays: readonly Play[],
  { game, players, known, ...texts }: PeriodContext,
): { groups: ListedGroup[]; players: ListedPlayer[] } {
  const indexes = new Map<string, number>();
  const named: ListedPlayer[] = [];
  const indexOf = (id: string) => {
    const player = players[id];
    if (player && !indexes.has(id)) indexes.set(id, named.push([player.slug, player.name, player.number]) - 1);
    return indexes.get(id);
  };
  const groups = possessions(playRows(plays)).map(
    ({ side, rows, isBreak }): ListedGroup => ({
      side,
      rows: rows.map((row) => ({
        ...(isBreak ? listedBreak(row, game, texts) : listedRow(row, { ...texts, indexOf })),
        ...(known?.has(row[0].id) === false && { isNew: true as const }),
      })),
    }),
  );
  return { groups, players: named };
}
