import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable, PgView } from 'drizzle-orm/pg-core';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { beginsWords, matchRank, resemblesWords, similarityRank } from './matches.ts';

export type Searchable = (PgTable | PgView) & { tenantId: AnyPgColumn; id: AnyPgColumn; searchKey: AnyPgColumn };

/** Lower `rank` is better. */
export type FoundIds = { found: { id: string; rank: number }[]; total: number };

/** How strictly a key must match the typed words: each as a prefix of a word, or by similarity. */
export type Rigour = 'begins' | 'resembles';

export type Wanted = { words: readonly string[]; rigour: Rigour; limit: number };

/** `where`: a further condition; `order`: sorts before the rank of the match. */
export type FindOptions = Wanted & { where?: SQL; order?: SQL };

/** More similar matches would only be noise. */
const maxSimilar = 20;
/** A lower threshold matches unrelated names; a higher one rejects a single wrong letter in a short name. */
const minSimilarity = '0.42';

/** Settings for the rest of the transaction. PostgreSQL underestimates the cost of trigram operators and would scan the table. */
const similaritySettings = sql`select set_config('pg_trgm.word_similarity_threshold', ${minSimilarity}, true), set_config('enable_seqscan', 'off', true)`;

/** Finds the ids of rows that match the words, best first, and their total. */
export async function findIds(scope: TenantScope, table: Searchable, options: FindOptions): Promise<FoundIds> {
  if (options.words.length === 0) return { found: [], total: 0 };
  return options.rigour === 'begins' ? findByPrefix(scope, table, options) : findSimilar(scope, table, options);
}

async function findByPrefix(scope: TenantScope, table: Searchable, { words, limit, where, order }: FindOptions) {
  const rank = matchRank(table.searchKey, words);
  const rows = await scope.db
    .select({ id: sql<string>`${table.id}`, rank, total: sql<number>`count(*) over ()::int` })
    .from(table as PgTable)
    .where(ofTenant(scope, table, beginsWords(table.searchKey, words), where))
    .orderBy(order ?? rank, table.searchKey, table.id)
    .limit(limit);
  return { found: rows.map(({ id, rank }) => ({ id, rank })), total: rows[0]?.total ?? 0 };
}

async function findSimilar(scope: TenantScope, table: Searchable, { words, limit, where }: FindOptions) {
  const rank = similarityRank(table.searchKey, words);
  const found = await inTransaction(scope, async ({ db }) => {
    await db.execute(similaritySettings);
    return db
      .select({ id: sql<string>`${table.id}`, rank })
      .from(table as PgTable)
      .where(ofTenant(scope, table, resemblesWords(table.searchKey, words), where))
      .orderBy(rank, table.searchKey, table.id)
      .limit(maxSimilar);
  });
  return { found: found.slice(0, limit), total: found.length };
}
