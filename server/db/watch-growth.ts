import { sql } from 'drizzle-orm';
import type { Queryable } from './tenant-scope.ts';

const tables = ['game', 'game_player_stats', 'game_team_stats', 'person', 'player_season', 'team'];

/**
 * Counts the games of an import and has PostgreSQL look at its tables anew as they grow. Until it has, it knows nothing of a
 * tenant that began empty, plans as if each table held one row, and takes a hundred times as long for what is added up.
 */
export function watchGrowth(db: Queryable): { count(): Promise<void> } {
  let games = 0;
  let next = 16;
  return {
    count: async () => {
      games += 1;
      if (games < next) return;
      next *= 4;
      await db.execute(sql.raw(`analyze ${tables.join(', ')}`));
    },
  };
}
