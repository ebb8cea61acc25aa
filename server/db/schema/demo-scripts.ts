import { jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import type { SimulationInput } from '#server/demo/simulate/types.ts';
import { refersTo, tenantOfParent } from './columns.ts';
import { games } from './games.ts';

/** How a game of the demo that is not over yet is going to be played. */
export const demoScripts = pgTable(
  'demo_script',
  {
    tenantId: tenantOfParent(),
    gameId: uuid().notNull(),
    simulation: jsonb().$type<SimulationInput>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.gameId] }),
    refersTo('demo_script_game', [t.tenantId, t.gameId], games).onDelete('cascade'),
  ],
);
