import { sql } from 'drizzle-orm';
import type { TenantScope } from '#server/db/tenant-scope.ts';

const maxWords = 6;

/** Folds typed text as search keys are folded: at most six distinct Latin words without diacritics; perhaps none. */
export async function foldSearchWords({ db }: Pick<TenantScope, 'db'>, typed: string): Promise<string[]> {
  const { rows } = await db.execute<{ folded: string }>(sql`select search_fold(${typed}) as folded`);
  const words = (rows[0]?.folded ?? '').split(' ').filter(Boolean);
  return [...new Set(words)].slice(0, maxWords);
}
