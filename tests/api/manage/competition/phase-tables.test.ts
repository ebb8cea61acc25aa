import { desc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StandingsTable } from '#lib/api/contract/standings.ts';
import { tags } from '#lib/api/tags.ts';
import { announcements } from '#server/db/schema/announcements.ts';
import { auditEntries } from '#server/db/schema/audit.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { fetchOrThrow, ofTenant } from '#server/db/tenant-scope.ts';
import { parseRules } from '#server/feeds/rules/read-rules-file.ts';
import { writeRulesFile } from '#server/feeds/rules/write-rules-file.ts';
import { upsertFixtures } from '#server/league/fixture/upsert-fixtures.ts';
import { readLeagueRules } from '#server/league/league/read-rules.ts';
import { setLeagueRules } from '#server/league/league/set-rules.ts';
import { setResult } from '#server/league/result/set-result.ts';
import { fixture, ownLeague } from '#tests/fixtures/import-inputs.ts';
import { type Competition, openCompetition } from './support.ts';

let room: Competition;
let path: string;
/** The path of the regular season, which has the teams Alfa, Beta, Čelik and Đerdap. */
let regular: string;
beforeEach(async () => {
  room = await openCompetition();
  path = `manage/leagues/${room.table.ids.league}/phases`;
  regular = `manage/phases/${room.table.ids.regular}`;
});
afterEach(() => room.database.close());

const all = (phaseId = room.table.ids.regular) => ({ phaseId, results: 'all' });
const zone = (from: number, to: number, outcome = 'playoff') => ({ from, to, outcome });
const create = async (body: object) => (await room.call('POST', path, { kind: 'group', ...body })).answer;
const groupOf = async (phaseId: string, teamIds: string[]) => {
  const { id } = (await room.call('POST', `manage/phases/${phaseId}/groups`, { name: 'A' })).answer;
  return (await room.call('PUT', `manage/groups/${id}`, { teamIds })).answer;
};
const league = 'website/seasons/2025-26/leagues/first-league';
const tables = async (): Promise<StandingsTable[]> => (await room.call('GET', `${league}/standings`)).answer.tables;
const ofPhase = async (slug: string) => (await tables()).find(({ phase }) => phase.slug === slug);
const outcomes = (table: StandingsTable | undefined) => table?.rows.map(({ outcome }) => outcome);

test('a second phase takes results over, makes its table its own way, and shows zones of its own', async () => {
  const { ids } = room.table;
  const made = await create({ carryOver: all(), standingsProfile: 'nbl', outcomes: [zone(2, 2, 'relegation')] });
  expect(made).toMatchObject({ carryOver: all(), standingsProfile: 'nbl', outcomes: [zone(2, 2, 'relegation')] });
  await groupOf(made.id, [ids.teams.a, ids.teams.b]);
  const table = await ofPhase(made.slug);
  expect(table).toMatchObject({
    rankedBy: 'win-share',
    rows: [
      { team: { name: 'Alfa' }, won: 3, lost: 0, outcome: null },
      { team: { name: 'Beta' }, won: 1, lost: 2, outcome: 'relegation' },
    ],
  });
  expect((await room.call('GET', `${league}/rules`)).answer.phases).toMatchObject([{ slug: made.slug }]);

  const changed = await room.call('PUT', `manage/phases/${made.id}`, {
    carryOver: { ...all(), results: 'between-advanced' },
    standingsProfile: null,
    outcomes: [],
    revision: made.revision,
  });
  expect(changed.answer).toMatchObject({ name: made.name, standingsProfile: null, outcomes: [] });
  expect(await ofPhase(made.slug)).toMatchObject({
    rankedBy: 'classification-points',
    rows: [
      { won: 1, lost: 0, outcome: null },
      { won: 0, lost: 1, outcome: null },
    ],
  });
  const stale = await room.call('PUT', `manage/phases/${made.id}`, { carryOver: null, revision: made.revision });
  expect(stale).toMatchObject({ status: 409, answer: { current: { carryOver: { results: 'between-advanced' } } } });
  await room.call('PUT', `manage/phases/${made.id}`, { carryOver: null });
  expect((await ofPhase(made.slug))?.rows).toMatchObject([{ played: 0 }, { played: 0 }]);
});

test('a group has the zones of its phase until it gets its own', async () => {
  const { a, b, c } = room.table.ids.teams;
  const { id, slug } = await create({ carryOver: all(), outcomes: [zone(1, 1)] });
  const group = await groupOf(id, [a, b, c]);
  expect(outcomes(await ofPhase(slug))).toEqual(['playoff', null, null]);
  const own = [zone(3, 3, 'relegation'), zone(1, 2, 'promotion')];
  const changed = await room.call('PUT', `manage/groups/${group.id}`, { outcomes: own, revision: group.revision });
  expect(changed.answer.outcomes).toEqual(own.toReversed());
  expect(outcomes(await ofPhase(slug))).toEqual(['promotion', 'promotion', 'relegation']);
  await room.call('PUT', `manage/groups/${group.id}`, { outcomes: [] });
  expect(outcomes(await ofPhase(slug))).toEqual(['playoff', null, null]);
  await room.call('PUT', `manage/phases/${id}`, { carryOver: null });
  expect(outcomes(await ofPhase(slug)), 'nobody has won a place that all of them share').toEqual([null, null, null]);
});

test.each<[string, () => object, string, RegExp]>([
  ['that end after the last place', () => ({ outcomes: [zone(1, 5)] }), 'outcomes.0.to', /Regular season has 4: end/],
  ['that end before they begin', () => ({ outcomes: [zone(3, 2)] }), 'outcomes.0.to', /exchange/],
  ['that overlap', () => ({ outcomes: [zone(1, 2), zone(2, 4)] }), 'outcomes.1.from', /place 2 is in another zone/],
  ['that lead nowhere known', () => ({ outcomes: [zone(1, 2, 'glory')] }), 'outcomes.0.outcome', /relegation/],
  ['of no known way to make a table', () => ({ standingsProfile: 'own' }), 'standingsProfile', /nbl/],
  ['of the phase itself', () => ({ carryOver: all() }), 'carryOver.phaseId', /leave it out, there is none/],
  [
    'of another site',
    () => ({ carryOver: all(room.other.ids.regular) }),
    'carryOver.phaseId',
    /no earlier phase of the league/,
  ],
])('settings of a table %s are refused, and change nothing', async (_, body, at, message) => {
  const before = await tables();
  const refused = await room.call('PUT', regular, body());
  expect(refused).toMatchObject({ status: 400, answer: { issues: [{ path: at }] } });
  expect(refused.answer.message).toMatch(message);
  expect(await tables()).toEqual(before);
});

test('results come from an earlier phase with a table only, and a phase of series has none', async () => {
  const { ids } = room.table;
  const second = await create({ name: 'Druga faza', carryOver: all() });
  const refused = async (id: string, body: object) => (await room.call('PUT', `manage/phases/${id}`, body)).answer;
  expect(await refused(ids.regular, { carryOver: all(second.id) })).toMatchObject({ code: 'bad-request' });
  expect((await refused(second.id, { carryOver: all(ids.playoff) })).message).toMatch(/give one of Regular season$/);
  expect((await refused(ids.playoff, { carryOver: all(), outcomes: [zone(1, 1)] })).issues).toEqual([
    { path: 'carryOver', message: 'is for a table, and Playoff is played in series: leave it out' },
    { path: 'outcomes', message: 'is for a table, and Playoff is played in series: leave it out' },
  ]);
  expect(await room.call('PUT', `manage/phases/${ids.playoff}`, { carryOver: null, outcomes: [] })).toMatchObject({
    status: 200,
  });
  const group = await groupOf(second.id, [ids.teams.a, ids.teams.b]);
  const zones = await room.call('PUT', `manage/groups/${group.id}`, { outcomes: [zone(1, 3)] });
  expect(zones).toMatchObject({ status: 400, answer: { message: expect.stringMatching(/Group A has 2/) } });
  expect(await room.call('DELETE', regular, {})).toMatchObject({ status: 409 });
});

test('a change is announced, stands on the audit trail, and is taken back from there', async () => {
  const { scope, ids } = room.table;
  const { id } = await create({});
  await scope.db.delete(announcements);
  await room.call('PUT', `manage/phases/${id}`, { carryOver: all(), outcomes: [zone(1, 2)] });
  const told = (await scope.db.select().from(announcements)).flatMap((row) => row.tags);
  expect(told).toEqual(expect.arrayContaining([tags.league(ids.league), tags.leagueFormat(ids.league)]));
  const ofThis = ofTenant(scope, auditEntries, eq(auditEntries.tableName, 'phase'));
  const [entry] = await scope.db.select().from(auditEntries).where(ofThis).orderBy(desc(auditEntries.id)).limit(1);
  expect(entry?.after).toMatchObject({ carry_over: 'all', carries_from_phase_id: ids.regular });
  expect((await room.call('POST', `manage/audit/${entry?.id}/undo`, {})).status).toBe(200);
  const phases = (await room.call('GET', path)).answer.items;
  expect(phases.at(-1)).toMatchObject({ id, carryOver: null, outcomes: [] });
});

test('the champion by the table follows the results that the last phase takes over', async () => {
  const { scope, ids } = room.table;
  const profile = { extends: 'fiba', meetings: 1 };
  await scope.db
    .update(leagues)
    .set({ ownPlayoffs: { champion: 'table', rounds: {} }, ownStandings: profile })
    .where(ofTenant(scope, leagues, eq(leagues.id, ids.league)));
  const { id } = await create({ name: 'Druga faza' });
  await upsertFixtures(scope, { ...ownLeague, name: 'Prva liga' }, [
    fixture('Beta', 'Alfa', {
      phase: { kind: 'group', name: 'Druga faza', group: null },
      round: { number: 1, name: null },
      venue: null,
      state: 'final',
      score: { home: 80, away: 70 },
    }),
  ]);
  for (const slug of ['b-a', 'd-c']) {
    const open = (await room.call('GET', `${league}/rounds/round-4/games/${slug}`)).answer;
    await setResult(scope, open.id, { kind: 'annulment', reason: 'void' });
  }
  expect((await fetchOrThrow(scope, leagues, ids.league, 'league')).championTeamId).toBe(ids.teams.b);
  await room.call('PUT', `manage/phases/${id}`, { carryOver: all() });
  expect((await fetchOrThrow(scope, leagues, ids.league, 'league')).championTeamId).toBe(ids.teams.a);
});

test('a file of rules sets what phases have of their own, and a list of fixtures leaves it', async () => {
  const { scope, ids } = room.table;
  const { id } = await create({ name: 'Druga faza' });
  await groupOf(id, [ids.teams.a, ids.teams.b]);
  const set = (text: string) => setLeagueRules(scope, ids.league, parseRules({ file: 'rules.yaml', text }));
  const file = `
phases:
  regular SEASON: { outcomes: { 1-2: promotion, 4: relegation } }
  Druga faza:
    carryOver: { phase: Regular season, results: all }
    standingsProfile: euroleague
    groups: { Group A: { outcomes: { 1: playoff } } }
`;
  expect(await set(file)).toMatchObject({ outcome: 'changed' });
  expect(outcomes(await ofPhase('regular'))).toEqual(['promotion', 'promotion', null, 'relegation']);
  expect(await ofPhase('druga-faza')).toMatchObject({ rankedBy: 'wins', rows: [{ outcome: 'playoff', won: 3 }, {}] });
  expect(await set(file)).toMatchObject({ outcome: 'unchanged' });
  const written = parseRules({ file: 'rules.yaml', text: writeRulesFile(await readLeagueRules(scope, ids.league)) });
  expect(Object.keys(written.phases ?? {})).toEqual(['Regular season', 'Druga faza']);
  const again = setLeagueRules(scope, ids.league, { phases: written.phases });
  expect(await again).toMatchObject({ outcome: 'unchanged' });

  const before = (await room.call('GET', path)).answer;
  await expect(set('phases: { Treća faza: { outcomes: {} } }')).rejects.toThrow(
    'phases.Treća faza: is not there: give one of Regular season, Playoff, Druga faza',
  );
  await expect(set('phases: { Regular season: { outcomes: { 1-9: playoff } } }')).rejects.toThrow(
    'phases.Regular season.outcomes.0.to: place 9 is not there, Regular season has 4',
  );
  const backwards = 'phases: { Regular season: { carryOver: { phase: Druga faza, results: all } } }';
  await expect(set(backwards)).rejects.toThrow('phases.Regular season.carryOver.phase: is no earlier phase');
  await upsertFixtures(scope, { ...ownLeague, name: 'Prva liga' }, [
    fixture('Alfa', 'Beta', { phase: { kind: 'group', name: 'Druga faza', group: 'A' }, venue: null }),
  ]);
  const phase = before.items.at(-1);
  const after = (await room.call('GET', path)).answer.items.at(-1);
  expect(after).toMatchObject({ carryOver: phase.carryOver, standingsProfile: 'euroleague' });
  expect(after.groups[0].outcomes).toEqual([zone(1, 1)]);
});
