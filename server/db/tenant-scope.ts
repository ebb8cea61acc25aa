import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { AnyPgColumn, PgDatabase, PgTable } from 'drizzle-orm/pg-core';
import { notFound } from '#server/errors.ts';

/** A database connection or a transaction on one. */
export type Queryable = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

/** Who makes a change: a member of staff through the API, or the operator at the command line. */
export type Actor = { kind: 'staff'; userId: string; name: string } | { kind: 'operator' };

/**
 * The tenant and connection that every query of a verb is bound to, and who makes the change where that is known. `trail` is
 * `elsewhere` where a log or a summary of its own tells of the change, so that no entry is written for each row.
 */
export type TenantScope = { db: Queryable; tenantId: string; actor?: Actor; trail?: 'elsewhere' };

type OwnedTable = PgTable & { tenantId: AnyPgColumn; id: AnyPgColumn };

/** Returns the condition that binds a query to the tenant, combined with further conditions. */
export function ofTenant(
  scope: Pick<TenantScope, 'tenantId'>,
  table: { tenantId: AnyPgColumn },
  ...conditions: (SQL | undefined)[]
): SQL {
  const mine = eq(table.tenantId, scope.tenantId);
  return and(mine, ...conditions) ?? mine;
}

/** Returns the tenant's row of that id. Throws `not-found` for an unknown id and for another tenant's id alike. */
export async function fetchOrThrow<Table extends OwnedTable>(
  scope: TenantScope,
  table: Table,
  id: string,
  noun: string,
): Promise<Table['$inferSelect']> {
  const rows = await scope.db
    .select()
    .from(table as PgTable)
    .where(ofTenant(scope, table, eq(table.id, id)))
    .limit(1);
  const [row] = rows;
  if (!row) throw notFound(noun, id);
  return row;
}

/** Transactions whose changes of rows are on the audit trail already. */
const audited = new WeakSet<Queryable>();

/**
 * Runs the work in one transaction of the same tenant and actor. What it changes in audited tables goes on the audit trail
 * with the actor; see `docs/decisions/audit-trail.md`.
 */
export function inTransaction<Result>(scope: TenantScope, work: (scope: TenantScope) => Promise<Result>) {
  const { db: outer, tenantId, actor, trail } = scope;
  return outer.transaction(async (db) => {
    if (audited.has(outer)) audited.add(db);
    else if (actor && !trail) await auditAs(db, actor);
    return work({ db, tenantId, ...(actor && { actor }), ...(trail && { trail }) });
  });
}

/** Writes every later change of this transaction to the audit trail, in the name of the actor. */
export async function auditAs(transaction: Queryable, actor: Actor): Promise<void> {
  await transaction.execute(sql`select set_config('courtside.actor', ${JSON.stringify(actor)}, true)`);
  audited.add(transaction);
}

/**
 * Returns the connection for verbs that must leave a trail: it writes only within transactions, so that a verb without
 * `inTransaction` fails at once instead of changing rows in nobody's name.
 */
export function inTransactionsOnly(db: Queryable): Queryable {
  const refuse = () => {
    throw new Error('A change by staff or the operator is made in a transaction: use inTransaction.');
  };
  return Object.create(db, { insert: { value: refuse }, update: { value: refuse }, delete: { value: refuse } });
}
