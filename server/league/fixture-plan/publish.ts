import { eq } from 'drizzle-orm';
import type { PlannedGame } from '#lib/fixtures/plan-input.ts';
import { fixturePlans } from '#server/db/schema/fixture-plans.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest } from '#server/errors.ts';
import type { FixtureField } from '#server/league/fixture/fixture-input.ts';
import { namesOfLeague } from '#server/league/fixture/names-of-league.ts';
import { type PlainFixture, toFixture } from '#server/league/fixture/to-fixture.ts';
import { upsertFixturesOf } from '#server/league/fixture/upsert-fixtures.ts';
import { announceParts } from '#server/league/website/announce-parts.ts';
import { say } from '#server/refusals/sentence.ts';
import { comparePlan } from './compare.ts';
import { findPlan } from './save.ts';

const given: ReadonlySet<FixtureField> = new Set(['phase', 'round', 'date', 'time', 'zone', 'venue', 'state']);

/**
 * Publishes the latest plan of a league: all games or none, in one transaction that announces once. Throws `bad-request` while a
 * game has no slot, or where a game that was played, or changed since, would move.
 */
export function publishPlan(scope: TenantScope, leagueId: string): Promise<{ created: number; changed: number }> {
  return inTransaction(scope, async (scope) => {
    const { id, input, plan, createdAt, publishedAt } = await findPlan(scope, leagueId);
    if (publishedAt) throw badRequest(say`The latest plan is published already: plan again to change the season.`);
    if (input.groups)
      throw badRequest(say`A plan with groups cannot be published yet: import its games with their groups.`);
    const open = plan.games.filter(({ slot }) => slot === null);
    const [first] = open;
    if (first)
      throw badRequest(
        say`${open.length} games have no slot, such as ${first.home}–${first.away} (round ${first.round}): lift a rule and plan again.`,
      );
    const { changes } = await comparePlan(scope, leagueId, plan.games);
    const played = changes.find(({ published, outcome }) => outcome === 'moved' && published?.isLocked);
    if (played) {
      const { home, away, round } = played.planned;
      throw badRequest(say`${home}–${away} (round ${round}) was played or has begun: lock it in the plan as it is.`);
    }
    const names = await namesOfLeague(scope, leagueId);
    const stale = changes.find(
      ({ published, outcome }) => outcome === 'moved' && published && published.updatedAt > createdAt,
    );
    if (stale) {
      const { home, away, round } = stale.planned;
      throw badRequest(say`${home}–${away} (round ${round}) was changed after the plan was made: plan again.`);
    }
    const fixtures = changes
      .filter(({ outcome }) => outcome !== 'same')
      .map(({ planned, published }) => toFixture(names, plainOf(planned), { id: published?.id ?? null, given }));
    const { games, refused } = await announceParts(scope, () =>
      upsertFixturesOf(scope, names.league, fixtures, { season: names.season, changes: [] }),
    );
    const [reason] = refused.values();
    if (reason) throw badRequest(reason);
    await scope.db
      .update(fixturePlans)
      .set({ publishedAt: new Date() })
      .where(ofTenant(scope, fixturePlans, eq(fixturePlans.id, id)));
    const count = (outcome: string) => games.filter((game) => game.outcome === outcome).length;
    return { created: count('created'), changed: count('changed') };
  });
}

function plainOf({ home, away, round, slot }: PlannedGame): PlainFixture {
  if (slot === null) throw new Error('A game without a slot cannot be published.');
  return { home, away, round, ...slot, isNeutralVenue: false, state: 'scheduled' };
}
