import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StandingsRow } from '#lib/api/contract/standings.ts';
import { standingsDecisions } from '#server/db/schema/standings-decisions.ts';
import { leaguePath, openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

let site: WebsiteApi;
beforeAll(async () => {
  site = await openWebsiteApi();
});
afterAll(() => site.database.close());

const readTable = async () => {
  const { tables } = await site.get(`${leaguePath}/standings`);
  return tables[0];
};

test('the table ranks three level teams as FIBA’s example does, and says why', async () => {
  const { tables, profile } = await site.get(`${leaguePath}/standings`);
  expect(profile).toBe('fiba');
  expect(tables).toHaveLength(1);
  const rows: StandingsRow[] = tables[0].rows;
  expect(rows.map(({ team, rank }) => [rank, team.name])).toEqual([
    [1, 'Alfa'],
    [2, 'Beta'],
    [3, 'Čelik'],
    [4, 'Đerdap'],
  ]);
  expect(rows[0]).toMatchObject({
    won: 3,
    lost: 0,
    classificationPoints: 6,
    reason: null,
    outcome: 'playoff',
    streak: 3,
  });
  expect(rows[1]).toMatchObject({
    classificationPoints: 4,
    home: { won: 1, drawn: 0, lost: 1 },
    away: { won: 0, lost: 1 },
  });
  const { b, c, d } = site.ids.teams;
  const step = rows[1]?.reason?.rounds[0]?.steps.find(({ decided }) => decided);
  expect(step).toMatchObject({
    criterion: { kind: 'difference', scope: 'head-to-head' },
    values: [
      { team: b, value: 10 },
      { team: c, value: -5 },
      { team: d, value: -5 },
    ],
  });
});

test('the form of a team links its last games', async () => {
  const table = await readTable();
  expect(table.rows[0].form.at(-1)).toEqual({
    gameId: expect.any(String),
    address: { kind: 'round', season: '2025-26', league: 'first-league', round: 'round-3', game: 'a-d' },
    outcome: 'won',
    opponent: site.ids.teams.d,
    atHome: true,
    score: { own: 120, opponent: 75 },
  });
});

test('points that the league takes off count in the table', async () => {
  const { tenantId, regular, teams } = site.ids;
  const decision = { tenantId, phaseId: regular, teamId: teams.a, kind: 'deduction' as const, points: 3 };
  await site.database.db.insert(standingsDecisions).values(decision);
  const { rows } = await readTable();
  expect(rows.at(-1)).toMatchObject({ team: { name: 'Alfa' }, deduction: 3, classificationPoints: 3, outcome: null });
});
