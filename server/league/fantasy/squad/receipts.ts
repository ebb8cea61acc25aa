import { and, eq, sql } from 'drizzle-orm';
import type { FantasyReceipt } from '#lib/api/contract/fantasy/own-squad.ts';
import type { Deals } from '#lib/basketball/fantasy/transfers.ts';
import { fantasyReceipts } from '#server/db/schema/fantasy-squads.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { conflictOf } from '#server/league/fantasy/conflict-of.ts';
import type { LineupRow } from './lineups.ts';

/** A receipt as it is kept: with the prices of the transfers that stand, at which each of them can be undone. */
export type StoredReceipt = FantasyReceipt & { deals?: Deals };

/** Returns the receipt of a save that was received before. Throws `conflict` for another save under its `requestId`. */
export async function repeatedReceipt(
  scope: TenantScope,
  squadId: string,
  requestId: string,
  request: string,
): Promise<FantasyReceipt | null> {
  const own = and(eq(fantasyReceipts.squadId, squadId), eq(fantasyReceipts.requestId, requestId));
  const [row] = await scope.db
    .select()
    .from(fantasyReceipts)
    .where(ofTenant(scope, fantasyReceipts, own));
  if (!row) return null;
  if (row.request !== request)
    throw conflictOf('request-id', 'requestId', 'This requestId belongs to another save: each save has its own.');
  const { deals: _, ...receipt } = row.receipt as StoredReceipt;
  return receipt;
}

/** Returns the prices of the transfers that stand in a lineup; none for one that was not saved by its manager. */
export async function dealsOf(scope: TenantScope, { squadId, round, revision }: LineupRow): Promise<Deals> {
  const isOfLineup = sql`(${fantasyReceipts.receipt} ->> 'round')::int = ${round}
    and (${fantasyReceipts.receipt} ->> 'revision')::int = ${revision}`;
  const [row] = await scope.db
    .select({ receipt: fantasyReceipts.receipt })
    .from(fantasyReceipts)
    .where(ofTenant(scope, fantasyReceipts, and(eq(fantasyReceipts.squadId, squadId), isOfLineup)));
  return (row?.receipt as StoredReceipt | undefined)?.deals ?? {};
}
