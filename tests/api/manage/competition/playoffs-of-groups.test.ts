import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BracketRound, PlayoffSide } from '#lib/api/contract/competition/playoffs.ts';
import { upsertFixtures } from '#server/league/fixture/upsert-fixtures.ts';
import { deleteGame } from '#server/league/game/delete.ts';
import { fixture, ownLeague } from '#tests/fixtures/import-inputs.ts';
import { bracketOf, gamesOf, playLeague, single, win } from './playoff-league.ts';
import { type Competition, openCompetition } from './support.ts';

let room: Competition;
beforeAll(async () => {
  room = await openCompetition();
});
afterAll(() => room.database.close());

test('groups meet crosswise, and everything goes again while nothing was played', async () => {
  const { leagueId, phaseId, path } = await playLeague(room.table.scope, 'Duo', ['ABCD', 'EFGH']);
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
  const [first] = await gamesOf(room.table.scope, leagueId);
  expect(await room.call('DELETE', `manage/games/${first?.id}/fixture`, {})).toMatchObject({
    status: 409,
    answer: { message: expect.stringMatching(/series needs this game/) },
  });
  await deleteGame(room.table.scope, first?.id ?? '');
  expect(await gamesOf(room.table.scope, leagueId), 'a game that the series needs comes again').toHaveLength(4);
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
  expect(await gamesOf(room.table.scope, leagueId)).toEqual([]);
});

test('a series that a source adds to the same phase stays as the source has it', async () => {
  const { leagueId, phaseId, path } = await playLeague(room.table.scope, 'Quarto', ['ABCD']);
  const plan = { phaseId, teams: 2, pairing: 'ranked', rounds: [{ round: 'final', series: 'best-of-3' }] };
  const { answer } = await room.call('POST', path, plan);
  await room.call('PUT', `${path}/${answer.phaseId}/seeding`, {});
  const place = { round: 'Third place', series: { kind: 'best-of', of: 3 }, game: 1 } as const;
  await upsertFixtures(room.table.scope, { ...ownLeague, name: 'Quarto' }, [
    fixture('Quarto C', 'Quarto D', {
      id: 'q-3',
      phase: { kind: 'playoff', name: null, group: null },
      round: null,
      playoff: { ...place },
      venue: null,
    }),
  ]);
  const made = await gamesOf(room.table.scope, leagueId);
  expect(made.map(({ text }) => text).toSorted()).toEqual(['A–B', 'B–A', 'C–D']);
});

test('six of two groups: the best two of all wait in the semi-finals; two legs begin at the weaker team', async () => {
  const { leagueId, phaseId, path } = await playLeague(room.table.scope, 'Trio', ['ABCD', 'EFGH']);
  const legs = { round: 'quarterfinals', series: 'two-legs', homePattern: 'AH' };
  const plan = { phaseId, teams: 6, pairing: 'ranked', rounds: [legs, single('semifinals'), single('final')] };
  const { answer } = await room.call('POST', path, plan);
  const seeded = await room.call('PUT', `${path}/${answer.phaseId}/seeding`, {});
  expect(bracketOf(seeded.answer)).toEqual([
    ['F–C', 'B–G'].map((pair) => expect.stringMatching(new RegExp(`^${pair}$|^.–.$`))),
    expect.any(Array),
    expect.any(Array),
  ]);
  const made = await gamesOf(room.table.scope, leagueId);
  expect(made).toHaveLength(4);
  const duel = made.filter(({ duelId }) => duelId === made[0]?.duelId);
  const [one, two] = duel.toSorted((a, b) => (a.duelNumber ?? 0) - (b.duelNumber ?? 0));
  await win(room.table.scope, one?.id ?? '', 80, 75);
  await win(room.table.scope, two?.id ?? '', 80, 70);
  const after = (await room.call('GET', path)).answer.items[0];
  const semifinals = after.rounds[1].duels.flatMap(({ home, away }: BracketRound['duels'][number]) => [home, away]);
  expect(semifinals.filter(({ team }: PlayoffSide) => team !== null)).toHaveLength(3);
});
