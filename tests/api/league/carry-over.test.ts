import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StandingsRow } from '#lib/api/contract/standings.ts';
import type { AnnulmentPolicy } from '#lib/basketball/standings/game.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { groups, groupTeams, phases } from '#server/db/schema/phases.ts';
import { rounds } from '#server/db/schema/rounds.ts';
import { fetchOrThrow, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { settleStages } from '#server/league/playoff/settle-stages.ts';
import { setResult } from '#server/league/result/set-result.ts';
import { addDecision } from '#server/league/standings/decide/add.ts';
import type { TeamLetter } from '#tests/fixtures/small-league.ts';
import { leaguePath, openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

type Carried = Partial<typeof phases.$inferInsert>;

let site: WebsiteApi;
let scope: TenantScope;
beforeEach(async () => {
  site = await openWebsiteApi();
  scope = { db: site.database.db, tenantId: site.ids.tenantId };
});
afterEach(() => site.database.close());

/** Adds a phase that carries results over, with a game of two teams. */
async function addPhase(order: number, carried: Carried, pair: readonly [TeamLetter, TeamLetter]): Promise<string> {
  const { tenantId, league: leagueId, teams } = site.ids;
  const name = `Phase ${order}`;
  const [phase] = await scope.db
    .insert(phases)
    .values({ tenantId, leagueId, slug: `phase-${order}`, name, kind: 'group', order, ...carried })
    .returning();
  const phaseId = phase?.id ?? '';
  const [round] = await scope.db
    .insert(rounds)
    .values({ tenantId, leagueId, phaseId, slug: `last-${order}`, name, number: 1, order: 1 })
    .returning();
  await scope.db.insert(games).values({
    ...{ tenantId, leagueId, phaseId, roundId: round?.id, slug: pair.join('-'), timeZone: 'UTC' },
    ...{ rulesProfile: 'fiba-2024', state: 'final', homeScore: 80, awayScore: 70, tipOffDate: `2026-0${order}-01` },
    ...{ homeTeamId: teams[pair[0]], awayTeamId: teams[pair[1]] },
  });
  return phaseId;
}
const from = (carriesFromPhaseId: string, carryOver: Carried['carryOver'] = 'all'): Carried => ({
  carryOver,
  carriesFromPhaseId,
});
const change = (phaseId: string, values: Carried) =>
  scope.db
    .update(phases)
    .set(values)
    .where(ofTenant(scope, phases, eq(phases.id, phaseId)));
type Decided = { kind: 'deduction'; points: number } | { kind: 'annulment'; policy: AnnulmentPolicy };
const decide = (team: TeamLetter, decided: Decided) =>
  addDecision(scope, site.ids.league, {
    phaseId: site.ids.regular,
    groupId: null,
    decidedOn: '2025-11-03',
    reason: { sr: 'Odluka 12' },
    teamId: site.ids.teams[team],
    ...decided,
  });

const table = async (slug: string): Promise<StandingsRow[]> => {
  const { tables } = await site.get(`${leaguePath}/standings`);
  return tables.find(({ phase }: { phase: { slug: string } }) => phase.slug === slug).rows;
};
const record = async (slug: string) =>
  (await table(slug)).map(({ team, won, lost, classificationPoints }) => [team.name, won, lost, classificationPoints]);

test('a table takes over all results of its teams, or only those between them', async () => {
  const phaseId = await addPhase(3, from(site.ids.regular), ['b', 'a']);
  expect(await record('phase-3')).toEqual([
    ['Alfa', 3, 1, 7],
    ['Beta', 2, 2, 6],
  ]);
  await change(phaseId, { carryOver: 'between-advanced' });
  expect(await record('phase-3')).toEqual([
    ['Alfa', 1, 1, 3],
    ['Beta', 1, 1, 3],
  ]);
});

test.each([
  ['delete-all', { Alfa: [2, 1, 5], Beta: [2, 1, 5] }],
  ['keep-played', { Alfa: [3, 1, 7], Beta: [2, 2, 6] }],
  ['forfeit-all', { Alfa: [3, 1, 7], Beta: [3, 1, 7] }],
] as const)(
  'games of a team that has left the first phase are carried over as they count there: %s',
  async (policy, all) => {
    await addPhase(3, from(site.ids.regular), ['b', 'a']);
    await decide('d', { kind: 'annulment', policy });
    expect(Object.fromEntries((await record('phase-3')).map(([name, ...won]) => [name, won]))).toEqual(all);
  },
);

test('an annulled result stays annulled in the phase that carries it over', async () => {
  await addPhase(3, from(site.ids.regular), ['b', 'a']);
  const [game] = await scope.db
    .select()
    .from(games)
    .where(ofTenant(scope, games, eq(games.slug, 'a-d')));
  await setResult(scope, game?.id ?? '', { kind: 'annulment', reason: 'void' });
  expect(await record('phase-3')).toContainEqual(['Alfa', 2, 1, 5]);
});

test('points that were taken off stay off where all results are carried over, and only there', async () => {
  const phaseId = await addPhase(3, from(site.ids.regular), ['b', 'a']);
  await decide('a', { kind: 'deduction', points: 2 });
  await decide('c', { kind: 'deduction', points: 1 });
  const ofAlfa = async () => (await table('phase-3')).find(({ team }) => team.name === 'Alfa');
  expect(await ofAlfa()).toMatchObject({
    rank: 2,
    deduction: 2,
    classificationPoints: 5,
    decisions: [{ kind: 'deduction', points: 2, reason: 'Odluka 12' }],
  });
  await change(phaseId, { carryOver: 'between-advanced' });
  expect(await ofAlfa()).toMatchObject({ deduction: 0, classificationPoints: 3, decisions: [] });
  await change(phaseId, { carryOver: 'all', standingsProfile: 'nbl' });
  expect(await ofAlfa(), 'points are no wins').toMatchObject({ deduction: 0, winShare: 0.75 });
});

test('a third phase takes over what the second has taken over, and no phase a later one', async () => {
  const second = await addPhase(3, from(site.ids.regular, 'between-advanced'), ['b', 'a']);
  await addPhase(4, from(second), ['a', 'c']);
  expect(await record('phase-4')).toEqual([
    ['Alfa', 2, 1, 5],
    ['Čelik', 0, 1, 1],
  ]);
  const before = await record('regular');
  await change(site.ids.regular, from(second));
  expect(await record('regular')).toEqual(before);
});

test('results that are carried over make nobody champion before the games of the last phase are planned', async () => {
  const phaseId = await addPhase(3, from(site.ids.regular), ['b', 'a']);
  const { tenantId, league, teams } = site.ids;
  const [group] = await scope.db
    .insert(groups)
    .values({ tenantId, phaseId, slug: 'a', name: 'A', order: 1 })
    .returning();
  const groupId = group?.id ?? '';
  await scope.db.insert(groupTeams).values([teams.a, teams.b].map((teamId) => ({ tenantId, groupId, teamId })));
  await scope.db.update(games).set({ state: 'cancelled' }).where(eq(games.state, 'scheduled'));
  await scope.db
    .update(leagues)
    .set({ ownPlayoffs: { champion: 'table', rounds: {} }, ownStandings: { extends: 'fiba', meetings: 1 } })
    .where(ofTenant(scope, leagues, eq(leagues.id, league)));
  const champion = async () => {
    await settleStages(scope, league);
    return (await fetchOrThrow(scope, leagues, league, 'league')).championTeamId;
  };
  const own = ofTenant(scope, games, eq(games.phaseId, phaseId));
  await scope.db.update(games).set({ groupId }).where(own);
  expect(await champion()).toBe(teams.a);
  await change(phaseId, { standingsProfile: 'goal-average' });
  expect(await champion(), 'the league says how often teams meet').toBe(teams.a);
  await scope.db.delete(games).where(own);
  expect(await champion()).toBe(null);
});
