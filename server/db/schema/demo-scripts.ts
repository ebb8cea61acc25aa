import { jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { refersTo, tenantOfParent } from './columns.ts';
import { games } from './games.ts';

/** The script of an unfinished demo game; `simulation` is the `SimulationInput` of server/demo/simulate. */
export const demoScripts = pgTable(
  'demo_script',
  {
    tenantId: tenantOfParent(),
    gameId: uuid().notNull(),
    simulation: jsonb().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.gameId] }),
    refersTo('demo_script_game', [t.tenantId, t.gameId], games).onDelete('cascade'),
  ],
);
