import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '#server/db/schema/games.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { parseRules } from '#server/feeds/rules/read-rules-file.ts';
import { setLeagueRules } from '#server/league/league/set-rules.ts';
import { setResult } from '#server/league/result/set-result.ts';
import { leaguePath, openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

let site: WebsiteApi;
beforeAll(async () => {
  site = await openWebsiteApi();
});
afterAll(() => site.database.close());

const scopeOf = () => ({ db: site.database.db, tenantId: site.ids.tenantId });
const gameOf = async (slug: string) => {
  const [game] = await scopeOf()
    .db.select()
    .from(games)
    .where(ofTenant(scopeOf(), games, and(eq(games.slug, slug), eq(games.leagueId, site.ids.league))));
  return game ?? expect.fail(`there is no game ${slug}`);
};
const draw = async (slug: string) =>
  setResult(scopeOf(), (await gameOf(slug)).id, { kind: 'result', home: 70, away: 70, reason: 'score sheet' });

test('a level result is refused until the league has points for a draw, and then counts as drawn', async () => {
  await expect(draw('a-b')).rejects.toThrow('A game cannot end in a tie.');
  const text = 'standings: { points: { win: 3, loss: 0, draw: 1, default: 0 } }';
  await setLeagueRules(scopeOf(), site.ids.league, parseRules({ file: 'rules.yaml', text }));
  await draw('a-b');
  const { rows } = (await site.get(`${leaguePath}/standings`)).tables[0];
  const alfa = rows.find(({ team }: { team: { name: string } }) => team.name === 'Alfa');
  expect(alfa).toMatchObject({ played: 3, won: 2, drawn: 1, lost: 0, home: { won: 2, drawn: 1, lost: 0 } });
  expect(alfa.form.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['drawn', 'won', 'won']);
});

test('a game of a best-of series cannot end level, whatever points a draw has', async () => {
  const [final] = await scopeOf()
    .db.select()
    .from(games)
    .where(ofTenant(scopeOf(), games, eq(games.duelNumber, 2)));
  const level = { kind: 'result', home: 70, away: 70 } as const;
  await expect(setResult(scopeOf(), final?.id ?? '', level)).rejects.toThrow('A game cannot end in a tie.');
});

test('a draw is neither won nor lost in the season so far and in the record of a club', async () => {
  const { history } = await site.get(`games/${(await gameOf('a-c')).id}/history`);
  expect(history.season.home).toMatchObject({ played: 1, won: 0, drawn: 1, lost: 0, home: { drawn: 1 } });
  expect(history.season.home.form).toMatchObject([{ outcome: 'drawn', score: { own: 70, opponent: 70 } }]);
  const { all, rivals } = await site.get('clubs/alfa/history');
  expect(all).toMatchObject({ played: 4, won: 3, drawn: 1, lost: 0 });
  const beta = rivals.find(({ club }: { club: { name: string } }) => club.name === 'Beta');
  expect(beta).toMatchObject({ played: 2, won: 1, drawn: 1, lost: 0 });
});
