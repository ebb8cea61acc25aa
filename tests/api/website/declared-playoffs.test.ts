import { afterAll, beforeAll, expect, test } from 'vitest';
import { phases } from '#server/db/schema/phases.ts';
import { duels, playoffRounds } from '#server/db/schema/playoffs.ts';
import { setLeagueRules } from '#server/league/league/set-rules.ts';
import { openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

let site: WebsiteApi;
beforeAll(async () => {
  site = await openWebsiteApi();
});
afterAll(() => site.database.close());

const cup = 'seasons/2025-26/leagues/cup';
const declared = async () => (await site.get(`${cup}/rules?locale=en`)).playoffs;

test('the rules of a league say its declared playoffs, before and after their rounds exist', async () => {
  const { db } = site.database;
  const { tenantId, cup: leagueId } = site.ids;
  expect(await declared()).toBeNull();
  await setLeagueRules({ db, tenantId }, leagueId, {
    playoffs: {
      rounds: { 'Semi-finals': { series: { kind: 'best-of', of: 3 } }, Final: { series: { kind: 'two-legs' } } },
    },
  });
  const rounds = [
    { name: 'Semi-finals', series: { kind: 'best-of', of: 3 }, decides: null },
    { name: 'Final', series: { kind: 'two-legs' }, decides: 'title' },
  ];
  expect(await declared()).toEqual({ champion: 'final', rounds });
  const [phase] = await db
    .insert(phases)
    .values({ tenantId, leagueId, slug: 'end', name: 'End', kind: 'playoff', order: 9 })
    .returning();
  const add = async (slug: string, name: string, order: number, series: object) => {
    const values = { tenantId, leagueId, phaseId: phase?.id ?? '', slug, name, order };
    const [round] = await db.insert(playoffRounds).values(values).returning();
    await db.insert(duels).values({ tenantId, playoffRoundId: round?.id ?? '', slug: '1', order: 1, ...series });
  };
  await add('quarter', 'Quarter-finals', 1, { bestOf: 5 });
  await add('play-in', 'Play-in', 2, { bestOf: 3, isInferred: true });
  await add('semi', 'semi finals', 3, { bestOf: 3 });
  expect(await declared()).toEqual({
    champion: 'final',
    rounds: [
      { name: 'Quarter-finals', series: { kind: 'best-of', of: 5 }, decides: null },
      { name: 'semi finals', series: { kind: 'best-of', of: 3 }, decides: null },
      rounds[1],
    ],
  });
  const { playoffs } = await site.get(`${cup}/rules`, { host: 'other.test' });
  expect(playoffs).toBeNull();
});
