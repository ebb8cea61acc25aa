import { sql } from 'drizzle-orm';
import type { TenantScope } from '#server/db/tenant-scope.ts';

const maxWords = 6;

/** What was typed as the search keys have it: Latin words without marks; empty where nothing is left of it. */
export async function foldSearchWords({ db }: Pick<TenantScope, 'db'>, typed: string): Promise<string[]> {
  const { rows } = await db.execute<{ folded: string }>(sql`select search_fold(${typed}) as folded`);
  const words = (rows[0]?.folded ?? '').split(' ').filter(Boolean);
  return [...new Set(words)].slice(0, maxWords);
}
