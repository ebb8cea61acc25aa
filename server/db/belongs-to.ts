import { and, eq, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Returns the join condition to a parent row: reference and tenant, so that rows of two tenants are never joined. */
export function belongsTo(
  child: { tenantId: AnyPgColumn },
  reference: AnyPgColumn,
  parent: { tenantId: AnyPgColumn; id: AnyPgColumn },
): SQL | undefined {
  return and(eq(parent.tenantId, child.tenantId), eq(parent.id, reference));
}
