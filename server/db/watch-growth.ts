import { analyze } from './analyze.ts';
import type { Queryable } from './tenant-scope.ts';

const tables = [
  'game',
  'game_event',
  'game_player_stats',
  'game_record',
  'game_team_stats',
  'membership',
  'person',
  'player_career',
  'player_season',
  'team',
] as const;

export type Growth = {
  /** Call it for each stored game. */
  count(): Promise<void>;
  /** Call it at the end. */
  finish(): Promise<void>;
};

/**
 * Runs `ANALYZE` as an import grows the tables, and once at the end. Until then PostgreSQL has no statistics of a
 * tenant that began empty, plans as if each table held one row, and computes totals a hundred times slower.
 */
export function watchGrowth(db: Queryable): Growth {
  let [games, analyzedGames, next] = [0, 0, 16];
  const analyzeAll = async () => {
    analyzedGames = games;
    await analyze(db, tables);
  };
  return {
    count: async () => {
      games += 1;
      if (games < next) return;
      next *= 4;
      await analyzeAll();
    },
    finish: async () => {
      if (games > analyzedGames) await analyzeAll();
    },
  };
}
