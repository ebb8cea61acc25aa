import { sql } from 'drizzle-orm';
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
];

export type Growth = {
  /** To be called for each game that was written. */
  count(): Promise<void>;
  /** To be called at the end. */
  finish(): Promise<void>;
};

/**
 * Counts the games of an import and has PostgreSQL look at its tables anew as they grow, and once they are all there. Until it
 * has, it knows nothing of a tenant that began empty, plans as if each table held one row, and takes a hundred times as long for
 * what is added up.
 */
export function watchGrowth(db: Queryable): Growth {
  let [games, seen, next] = [0, 0, 16];
  const look = async () => {
    seen = games;
    await db.execute(sql.raw(`analyze ${tables.join(', ')}`));
  };
  return {
    count: async () => {
      games += 1;
      if (games < next) return;
      next *= 4;
      await look();
    },
    finish: async () => {
      if (games > seen) await look();
    },
  };
}
