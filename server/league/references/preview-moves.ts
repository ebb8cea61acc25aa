import { sql } from 'drizzle-orm';
import type { mergedThings, RecordMergePreview } from '#lib/api/contract/competition/records.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import type { Place } from './move.ts';

type Thing = (typeof mergedThings)[number];

const thingOf: Readonly<Record<string, Thing>> = {
  game: 'games',
  team: 'teams',
  club: 'clubs',
  membership: 'squads',
  gallery: 'photos',
  news_subject: 'articles',
  follow: 'followers',
  device_key: 'devices',
};

/** Counts what a merge would move from the duplicate, by kind; without kinds of which there is nothing. */
export async function countMoves(
  { db, tenantId }: TenantScope,
  places: readonly Place[],
  noun: string,
  duplicate: string,
): Promise<RecordMergePreview['moves']> {
  const counts = new Map<Thing, number>();
  for (const { table, column, noun: hasNoun } of places) {
    const thing = thingOf[table];
    if (!thing) continue;
    const ofNoun = hasNoun ? sql`and noun = ${noun}` : sql``;
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(table)} where tenant_id = ${tenantId} and ${sql.identifier(column)} = ${duplicate} ${ofNoun}`,
    );
    counts.set(thing, (counts.get(thing) ?? 0) + (rows[0]?.count ?? 0));
  }
  return [...counts].flatMap(([thing, count]) => (count > 0 ? { thing, count } : []));
}

/** Lists the facts that both records have and on which they differ. */
export function differencesOf<Row extends object>(
  facts: readonly (keyof Row & string)[],
  keep: Row,
  duplicate: Row,
): RecordMergePreview['differences'] {
  const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
  return facts.flatMap((fact) => {
    const [kept, dropped] = [keep[fact], duplicate[fact]];
    if (kept === null || dropped === null || textOf(kept) === textOf(dropped)) return [];
    return { fact, kept: textOf(kept), dropped: textOf(dropped) };
  });
}
