import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from './tenant-scope.ts';

/** Changes of several tables in one round trip. None of them may depend on another. */
export async function executeTogether(db: Queryable, statements: readonly (SQL | null)[]): Promise<void> {
  const given = statements.filter((statement) => statement !== null);
  if (given.length === 0) return;
  const parts = given.map((statement, index) => sql`${sql.identifier(`part_${index}`)} as (${statement})`);
  await db.execute(sql`with ${sql.join(parts, sql`, `)} select 1`);
}
