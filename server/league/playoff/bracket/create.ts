import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { ManagedPlayoff, PlayoffToCreate } from '#lib/api/contract/competition/playoffs.ts';
import { oneByOne } from '#server/db/run-queries.ts';
import { phases } from '#server/db/schema/phases.ts';
import { duels, playoffRounds } from '#server/db/schema/playoffs.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { phaseNames } from '#server/league/names/competition-names.ts';
import { takeSlug } from '#server/league/names/slug.ts';
import { readTables } from '#server/league/standings/decide/read.ts';
import { say } from '#server/refusals/sentence.ts';
import { bracketRows } from './bracket-rows.ts';
import { checkSource } from './check-source.ts';
import { lockLeague } from './lock-league.ts';
import { readSeeds } from './read-seeds.ts';
import { settlePlayoff } from './settle-playoff.ts';

/**
 * Declares a playoff of a league: its rounds, their formats, and which places of the tables meet. Teams come with `seedPlayoff`. Announces
 * the league; the caller authorises. Throws `not-found` for a phase without a table, `bad-request` for a plan that does not fit, and `conflict`
 * for the name of another phase.
 */
export function createPlayoff(scope: TenantScope, leagueId: string, input: PlayoffToCreate): Promise<ManagedPlayoff> {
  return inTransaction(scope, async (scope) => {
    await lockLeague(scope, leagueId);
    const { name, names, phaseId, teams, pairing } = input;
    const tables = await readTables(scope, leagueId, oneByOne);
    checkSource(tables, input);
    const known = await scope.db
      .select()
      .from(phases)
      .where(ofTenant(scope, phases, eq(phases.leagueId, leagueId)));
    const own = name === undefined ? phaseNames('playoff') : { name, names: names ?? {} };
    if (known.some((phase) => phase.name === own.name && phase.seeding))
      throw new LeagueError('conflict', say`The league has a phase "${own.name}" already. Give this one another name.`);
    const id = randomUUID();
    await scope.db.insert(phases).values({
      tenantId: scope.tenantId,
      id,
      leagueId,
      ...own,
      slug: takeSlug(own.name, new Set(known.map(({ slug }) => slug)), 'playoff'),
      kind: 'playoff',
      order: Math.max(0, ...known.map(({ order }) => order)) + 1,
      seeding: { phaseId, teams, pairing },
    });
    const taken = await scope.db
      .select({ slug: playoffRounds.slug })
      .from(playoffRounds)
      .where(ofTenant(scope, playoffRounds, eq(playoffRounds.leagueId, leagueId)));
    const { seeds } = readSeeds(tables, input);
    const owner = {
      tenantId: scope.tenantId,
      leagueId,
      phaseId: id,
      takenSlugs: new Set(taken.map(({ slug }) => slug)),
    };
    const rows = bracketRows(owner, input, (number) => seeds[number - 1]?.place ?? null);
    await scope.db.insert(playoffRounds).values(rows.rounds);
    await scope.db.insert(duels).values(rows.duels);
    return settlePlayoff(scope, tables.league, id);
  });
}
