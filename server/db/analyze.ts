import { sql } from 'drizzle-orm';
import type { Queryable } from './tenant-scope.ts';

/** Makes the statistics of tables anew. A table that another transaction holds is left as it is: nobody waits for statistics. */
export async function analyze(db: Queryable, tables: readonly string[]): Promise<void> {
  if (tables.length === 0) return;
  const names = tables.map((table) => sql.identifier(table));
  await db.execute(sql`analyze (skip_locked) ${sql.join(names, sql`, `)}`);
}
