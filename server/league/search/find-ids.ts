import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { beginsWords, matchRank, resemblesWords, unlikenessOf } from './matches.ts';

export type Searchable = PgTable & { tenantId: AnyPgColumn; id: AnyPgColumn; searchKey: AnyPgColumn };

/** `rank` is better the lower it is. */
export type FoundIds = { found: { id: string; rank: number }[]; total: number };

/** How much a key must agree with what was typed: begin with all the words, or merely resemble them. */
export type Rigour = 'begins' | 'resembles';

export type Wanted = { words: readonly string[]; rigour: Rigour; limit: number };

/** `where`: what else has to hold; `order`: what counts more than the place of the words. */
export type FindOptions = Wanted & { where?: SQL; order?: SQL };

/** Of those that merely resemble what was typed, more would only be noise. */
const maxSimilar = 20;
/** With less, any two names of a language resemble each other; with more, one wrong letter in a short name is too much. */
const minSimilarity = '0.42';

/** For the rest of a transaction. PostgreSQL takes a comparison of letters to cost nothing, so it would rather read the whole table. */
const indexedLikeness = sql`select set_config('pg_trgm.word_similarity_threshold', ${minSimilarity}, true), set_config('enable_seqscan', 'off', true)`;

/** The ids of what the words find in a table, best first, and how many there are. */
export async function findIds(scope: TenantScope, table: Searchable, options: FindOptions): Promise<FoundIds> {
  if (options.words.length === 0) return { found: [], total: 0 };
  return options.rigour === 'begins' ? findBegun(scope, table, options) : findResembling(scope, table, options);
}

async function findBegun(scope: TenantScope, table: Searchable, { words, limit, where, order }: FindOptions) {
  const rank = matchRank(table.searchKey, words);
  const rows = await scope.db
    .select({ id: sql<string>`${table.id}`, rank, total: sql<number>`count(*) over ()::int` })
    .from(table as PgTable)
    .where(ofTenant(scope, table, beginsWords(table.searchKey, words), where))
    .orderBy(order ?? rank, table.searchKey, table.id)
    .limit(limit);
  return { found: rows.map(({ id, rank }) => ({ id, rank })), total: rows[0]?.total ?? 0 };
}

async function findResembling(scope: TenantScope, table: Searchable, { words, limit, where }: FindOptions) {
  const rank = unlikenessOf(table.searchKey, words);
  const found = await inTransaction(scope, async ({ db }) => {
    await db.execute(indexedLikeness);
    return db
      .select({ id: sql<string>`${table.id}`, rank })
      .from(table as PgTable)
      .where(ofTenant(scope, table, resemblesWords(table.searchKey, words), where))
      .orderBy(rank, table.searchKey, table.id)
      .limit(maxSimilar);
  });
  return { found: found.slice(0, limit), total: found.length };
}
