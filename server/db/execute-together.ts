import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from './tenant-scope.ts';

/** Executes statements on several tables in one round trip. They must not depend on one another. */
export async function executeTogether(db: Queryable, statements: readonly (SQL | null)[]): Promise<void> {
  const present = statements.filter((statement) => statement !== null);
  if (present.length === 0) return;
  const parts = present.map((statement, index) => sql`${sql.identifier(`part_${index}`)} as (${statement})`);
  await db.execute(sql`with ${sql.join(parts, sql`, `)} select 1`);
}
