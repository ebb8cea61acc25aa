import { and, eq, type SQL } from 'drizzle-orm';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { AnyPgColumn, PgDatabase, PgTable } from 'drizzle-orm/pg-core';
import { notFound } from '#server/errors.ts';

/** A database connection or a transaction on one. */
export type Queryable = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

/** Who makes a change: a member of staff through the API, or the operator at the command line. */
export type Actor = { kind: 'staff'; userId: string; name: string } | { kind: 'operator' };

/** The tenant and connection that every query of a verb is bound to, and who makes the change where that is known. */
export type TenantScope = { db: Queryable; tenantId: string; actor?: Actor };

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

/** Runs the work in one transaction of the same tenant and actor. */
export function inTransaction<Result>(scope: TenantScope, work: (scope: TenantScope) => Promise<Result>) {
  const { tenantId, actor } = scope;
  return scope.db.transaction((db) => work({ db, tenantId, ...(actor && { actor }) }));
}
