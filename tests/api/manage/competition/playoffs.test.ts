import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BracketRound, ManagedPlayoff, PlayoffSide } from '#lib/api/contract/competition/playoffs.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { phases } from '#server/db/schema/phases.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { upsertFixtures } from '#server/league/fixture/upsert-fixtures.ts';
import { deleteGame } from '#server/league/game/delete.ts';
import { setResult } from '#server/league/result/set-result.ts';
import { withdrawResult } from '#server/league/result/withdraw-result.ts';
import { fixture, ownLeague } from '#tests/fixtures/import-inputs.ts';
import { type Competition, openCompetition } from './support.ts';

let room: Competition;
beforeAll(async () => {
  room = await openCompetition();
});
afterAll(() => room.database.close());

const letters = 'ABCDEFGH';
/** Plays a league in which the earlier letter always wins; of the last round the games without a score are open. */
async function playLeague(name: string, groups: readonly string[], open: readonly string[] = []) {
  const pairs = groups.flatMap((group, index) => {
    const letter = groups.length > 1 ? letters[index] : null;
    return [...group].flatMap((home, at) => [...group].slice(at + 1).map((away) => ({ home, away, group: letter })));
  });
  const { leagueId } = await upsertFixtures(
    room.table.scope,
    { ...ownLeague, name },
    pairs.map(({ home, away, group }, index) => {
      const isOpen = open.includes(home + away);
      const margin = 10 + (letters.length - letters.indexOf(home));
      return fixture(`${name} ${home}`, `${name} ${away}`, {
        id: `${name}-${index}`,
        phase: { kind: 'regular', name: null, group: group ?? null },
        round: { number: index + 1, name: null },
        venue: null,
        state: isOpen ? 'scheduled' : 'final',
        score: isOpen ? null : { home: 70 + margin, away: 70 },
        tipOff: {
          at: null,
          date: `2026-01-${String(index + 1).padStart(2, '0')}`,
          timeZone: 'Europe/Belgrade',
        } as never,
      });
    }),
  );
  const [phase] = await room.table.scope.db
    .select()
    .from(phases)
    .where(ofTenant(room.table.scope, phases, eq(phases.leagueId, leagueId)));
  return { leagueId, phaseId: phase?.id ?? '', path: `manage/leagues/${leagueId}/playoffs` };
}

const nameOf = ({ team, from, place }: PlayoffSide) =>
  team?.name.at(-1) ?? (from ? `${from.outcome} ${from.round} ${from.number}` : place);
const pairsOf = ({ duels }: BracketRound) => duels.map(({ home, away }) => `${nameOf(home)}–${nameOf(away)}`);
const bracketOf = ({ rounds }: Pick<ManagedPlayoff, 'rounds'>) => rounds.map(pairsOf);
const single = (round: string) => ({ round, series: 'best-of-1' });

async function gamesOf(leagueId: string) {
  const { scope } = room.table;
  const rows = await scope.db
    .select()
    .from(games)
    .where(ofTenant(scope, games, and(eq(games.leagueId, leagueId), isNotNull(games.duelId))))
    .orderBy(asc(games.createdAt), asc(games.duelNumber));
  const names = new Map((await scope.db.select().from(teams)).map(({ id, name }) => [id, name.at(-1)]));
  return rows.map((row) => ({ ...row, text: `${names.get(row.homeTeamId ?? '')}–${names.get(row.awayTeamId ?? '')}` }));
}
const win = (id: string, home: number, away: number) =>
  setResult(room.table.scope, id, { kind: 'result', home, away, reason: 'entered' });
const championOf = async (leagueId: string) => {
  const { scope } = room.table;
  const [row] = await scope.db
    .select({ name: teams.name })
    .from(leagues)
    .innerJoin(teams, eq(teams.id, leagues.championTeamId))
    .where(ofTenant(scope, leagues, eq(leagues.id, leagueId)));
  return row?.name.at(-1) ?? null;
};

test('a playoff is declared before the season ends, seeded from the table, and goes on to its champion by itself', async () => {
  const { leagueId, phaseId, path } = await playLeague('Solo', ['ABCD'], ['CD']);
  const semifinals = { round: 'semifinals', series: 'best-of-3', gameDays: ['2026-03-01', '2026-03-04', '2026-03-07'] };
  const plan = { phaseId, teams: 4, pairing: 'ranked', rounds: [semifinals, single('thirdPlace'), single('final')] };
  const preview = await room.call('POST', `${path}/preview`, plan);
  expect(preview).toMatchObject({ status: 200, answer: { openGames: 1, missing: 0 } });
  expect((await room.call('GET', path)).answer.items, 'a preview changes nothing').toEqual([]);
  const created = await room.call('POST', path, plan);
  expect(created.status).toBe(200);
  expect(bracketOf(created.answer)).toEqual(bracketOf(preview.answer));
  expect(bracketOf(created.answer).at(-1)).toEqual(['winner Polufinale 1–winner Polufinale 2']);
  const seeding = `${path}/${created.answer.phaseId}/seeding`;

  expect(await room.call('PUT', seeding, {})).toMatchObject({
    status: 409,
    answer: { message: expect.stringMatching(/1 games of the table have no result/) },
  });
  const { scope } = room.table;
  const rows = await scope.db
    .select()
    .from(games)
    .where(ofTenant(scope, games, eq(games.leagueId, leagueId)));
  const last = rows.find(({ state }) => state === 'scheduled');
  await win(last?.id ?? '', 90, 70);
  const seeded = await room.call('PUT', seeding, {});
  expect(seeded).toMatchObject({ status: 200, answer: { isSeeded: true, games: 4, gamesWithResult: 0 } });
  expect(bracketOf(seeded.answer)[0]).toEqual(['A–D', 'B–C']);
  const made = await gamesOf(leagueId);
  expect(made.map(({ text, tipOffDate, tipOffAt }) => [text, tipOffDate, tipOffAt])).toEqual(
    expect.arrayContaining([
      ['A–D', '2026-03-01', null],
      ['D–A', '2026-03-04', null],
      ['B–C', '2026-03-01', null],
      ['C–B', '2026-03-04', null],
    ]),
  );

  const gameOf = (all: typeof made, text: string, number = 1) => {
    const found = all.find((game) => game.text === text && game.duelNumber === number);
    if (!found) throw new Error(`There is no game ${number} ${text}.`);
    return found.id;
  };
  await win(gameOf(made, 'A–D'), 70, 80);
  await win(gameOf(made, 'D–A', 2), 70, 80);
  const third = (await gamesOf(leagueId)).find(({ duelNumber }) => duelNumber === 3);
  expect([third?.text, third?.tipOffDate], 'the third game is there when it is needed').toEqual(['A–D', '2026-03-07']);
  await win(gameOf(made, 'D–A', 2), 80, 70);
  expect(
    (await gamesOf(leagueId)).some(({ duelNumber }) => duelNumber === 3),
    'and gone when it is not',
  ).toBe(false);
  await win(gameOf(made, 'B–C'), 90, 70);
  await win(gameOf(made, 'C–B', 2), 70, 90);
  const decided = (await room.call('GET', path)).answer.items[0];
  expect(bracketOf(decided), 'the better seed is at home').toEqual([['A–D', 'B–C'], ['A–C'], ['B–D']]);

  await withdrawResult(scope, gameOf(made, 'C–B', 2), { reason: 'mistyped' });
  const reopened = (await room.call('GET', path)).answer.items[0];
  expect(bracketOf(reopened).slice(1)).toEqual([['A–loser Polufinale 2'], ['winner Polufinale 2–D']]);
  expect((await gamesOf(leagueId)).length).toBe(4);
  await win(gameOf(made, 'C–B', 2), 70, 90);
  const all = await gamesOf(leagueId);
  await win(gameOf(all, 'B–D'), 75, 70);
  expect(await championOf(leagueId)).toBe('B');
  expect(await room.call('DELETE', seeding, {})).toMatchObject({ status: 409 });
});

test('groups meet crosswise, and everything goes again while nothing was played', async () => {
  const { leagueId, phaseId, path } = await playLeague('Duo', ['ABCD', 'EFGH']);
  const rounds = [single('quarterfinals'), single('semifinals'), single('final')];
  const plan = { phaseId, teams: 8, pairing: 'crossed', rounds, name: 'Završnica', names: { en: 'Play-offs' } };
  const { answer } = await room.call('POST', path, plan);
  expect(
    answer.rounds[0].duels.map(({ home, away }: BracketRound['duels'][number]) => [home.place, away.place]),
  ).toEqual([
    ['A1', 'B4'],
    ['B2', 'A3'],
    ['B1', 'A4'],
    ['A2', 'B3'],
  ]);
  expect(bracketOf(answer)[0]).toEqual(['A–H', 'F–C', 'E–D', 'B–G']);
  const seeded = await room.call('PUT', `${path}/${answer.phaseId}/seeding`, {});
  expect(seeded.answer).toMatchObject({ games: 4 });
  const [first] = await gamesOf(leagueId);
  await deleteGame(room.table.scope, first?.id ?? '');
  expect(await gamesOf(leagueId), 'a game that the series needs comes again').toHaveLength(4);
  const site = await room.call('GET', 'website/seasons/2025-26/leagues/duo/playoff');
  expect(site.answer.rounds[0].duels).toHaveLength(4);

  const cleared = await room.call('DELETE', `${path}/${answer.phaseId}/seeding`, {});
  expect(cleared.answer).toMatchObject({ isSeeded: false, games: 0 });
  await room.call('PUT', `${path}/${answer.phaseId}/seeding`, {});
  expect(await room.call('DELETE', `${path}/${answer.phaseId}`, {})).toMatchObject({ status: 409 });
  expect(await room.call('DELETE', `${path}/${answer.phaseId}`, { removing: { games: 4 } })).toMatchObject({
    status: 200,
    answer: { name: 'Završnica', games: 4 },
  });
  expect((await room.call('GET', path)).answer.items).toEqual([]);
  expect(await gamesOf(leagueId)).toEqual([]);
});

test('six of two groups: the best two of all wait in the semi-finals; two legs begin at the weaker team', async () => {
  const { leagueId, phaseId, path } = await playLeague('Trio', ['ABCD', 'EFGH']);
  const legs = { round: 'quarterfinals', series: 'two-legs', homePattern: 'AH' };
  const plan = { phaseId, teams: 6, pairing: 'ranked', rounds: [legs, single('semifinals'), single('final')] };
  const { answer } = await room.call('POST', path, plan);
  const seeded = await room.call('PUT', `${path}/${answer.phaseId}/seeding`, {});
  expect(bracketOf(seeded.answer)).toEqual([
    ['F–C', 'B–G'].map((pair) => expect.stringMatching(new RegExp(`^${pair}$|^.–.$`))),
    expect.any(Array),
    expect.any(Array),
  ]);
  const made = await gamesOf(leagueId);
  expect(made).toHaveLength(4);
  const duel = made.filter(({ duelId }) => duelId === made[0]?.duelId);
  const [one, two] = duel.toSorted((a, b) => (a.duelNumber ?? 0) - (b.duelNumber ?? 0));
  await win(one?.id ?? '', 80, 75);
  await win(two?.id ?? '', 80, 70);
  const after = (await room.call('GET', path)).answer.items[0];
  const semifinals = after.rounds[1].duels.flatMap(({ home, away }: BracketRound['duels'][number]) => [home, away]);
  expect(semifinals.filter(({ team }: PlayoffSide) => team !== null)).toHaveLength(3);
});

test.each<[string, (plan: object & { rounds: object[] }) => object, number, RegExp]>([
  [
    'a round that is missing',
    ({ rounds, ...plan }) => ({ ...plan, rounds: rounds.slice(1) }),
    400,
    /Semi-finals is missing/,
  ],
  [
    'a round too much',
    ({ rounds, ...plan }) => ({ ...plan, rounds: [...rounds, single('quarterfinals')] }),
    400,
    /play no/,
  ],
  ['more teams than there are', (plan) => ({ ...plan, teams: 16 }), 400, /the table has 4/],
  [
    'an order that does not fit',
    (plan) => ({ ...plan, rounds: [{ ...single('semifinals'), homePattern: 'HAH' }, single('final')] }),
    400,
    /has 3 games, the series 1/,
  ],
  ['a phase without a table', (plan) => ({ ...plan, phaseId: crypto.randomUUID() }), 404, /table/],
])('%s is refused and changes nothing', async (_, change, status, message) => {
  const { ids } = room.table;
  const path = `manage/leagues/${ids.league}/playoffs`;
  const plan = { phaseId: ids.regular, teams: 4, pairing: 'ranked', rounds: [single('semifinals'), single('final')] };
  const refused = await room.call('POST', path, change(plan));
  expect([refused.status, refused.answer.message]).toEqual([status, expect.stringMatching(message)]);
  expect((await room.call('GET', path)).answer.items).toEqual([]);
});

test('another site’s league is not found, and only admins declare playoffs', async () => {
  const { ids } = room.other;
  const plan = { phaseId: ids.regular, teams: 2, pairing: 'ranked', rounds: [single('final')] };
  expect((await room.call('POST', `manage/leagues/${ids.league}/playoffs`, plan)).status).toBe(404);
  expect((await room.call('POST', `manage/leagues/${room.table.ids.league}/playoffs`, plan)).status).toBe(404);
  const own = { ...plan, phaseId: room.table.ids.regular };
  for (const role of ['editor', 'scorer'] as const)
    expect((await room.call('POST', `manage/leagues/${room.table.ids.league}/playoffs`, own, role)).status).toBe(403);
});
