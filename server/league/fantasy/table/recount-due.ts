import { and, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { fantasyRounds, fantasySeasons } from '#server/db/schema/fantasy.ts';
import { fantasySquads } from '#server/db/schema/fantasy-squads.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';
import type { Log } from '#server/log.ts';
import { recountSeason } from './recount.ts';

/** Every server looks this often whether a table has to be counted again; that it is done once is what the lock is for. */
export const recountMs = 10_000;

/** Longer than the transaction that registers a squad. */
const registerMs = 20_000;

/**
 * Returns a function that counts the tables again that have to be, and announces deadlines and freezes that have passed, and
 * squads that were registered, since it was called last; it logs what fails.
 */
export function createFantasyRecount(db: Queryable, log: Pick<Log, 'error'>): () => Promise<void> {
  let from = new Date(Date.now() - 60_000);
  return async () => {
    const to = new Date();
    try {
      await announcePassed(db, from, to);
      await recountDue(db, to);
      from = to;
    } catch (error) {
      log.error({ err: error }, 'Fantasy tables could not be counted again.');
    }
  };
}

/** Counts the tables of all tenants again that have to be. */
async function recountDue(db: Queryable, now: Date): Promise<void> {
  const due = await db
    .selectDistinct({ tenantId: fantasySeasons.tenantId, id: fantasySeasons.id })
    .from(fantasyRounds)
    .innerJoin(fantasySeasons, belongsTo(fantasyRounds, fantasyRounds.fantasySeasonId, fantasySeasons))
    .where(
      and(
        eq(fantasySeasons.state, 'open'),
        or(
          and(isNotNull(fantasyRounds.recountFrom), lte(fantasyRounds.locksAt, now)),
          and(isNotNull(fantasyRounds.endedAt), isNull(fantasyRounds.pricedAt)),
        ),
      ),
    );
  for (const { tenantId, id } of due) await recountSeason({ db, tenantId }, id, now);
}

async function announcePassed(db: Queryable, from: Date, to: Date): Promise<void> {
  const within = (column: typeof fantasyRounds.locksAt | typeof fantasyRounds.freezesAt) =>
    and(gt(column, from), lte(column, to));
  const passed = await db
    .selectDistinct({ tenantId: fantasyRounds.tenantId, id: fantasyRounds.fantasySeasonId })
    .from(fantasyRounds)
    .where(or(within(fantasyRounds.locksAt), within(fantasyRounds.freezesAt)));
  // A squad that was registered may be seen only after a while: its transaction waited.
  const registered = await db
    .selectDistinct({ tenantId: fantasySquads.tenantId, id: fantasySquads.fantasySeasonId })
    .from(fantasySquads)
    .where(gt(fantasySquads.createdAt, new Date(from.getTime() - registerMs)));
  const changed = new Map([...passed, ...registered].map((season) => [season.id, season]));
  for (const { tenantId, id } of changed.values()) await announce({ db, tenantId }, [tags.fantasy(id)]);
}
