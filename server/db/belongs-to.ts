import { and, eq, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** The condition of a join to a parent: the reference and the tenant, so that rows of two tenants never meet. */
export function belongsTo(
  child: { tenantId: AnyPgColumn },
  reference: AnyPgColumn,
  parent: { tenantId: AnyPgColumn; id: AnyPgColumn },
): SQL | undefined {
  return and(eq(parent.tenantId, child.tenantId), eq(parent.id, reference));
}
