import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { tags } from '#lib/api/tags.ts';
import { createApi } from '#server/api/app.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { LeagueError } from '#server/errors.ts';
import { createLog } from '#server/log.ts';
import { basket, openTable, tipOff } from '#tests/fixtures/table.ts';
import { compareTagged, fetchTagged, hearAnnouncements, isMarked } from '#tests/fixtures/tagged-answers.ts';
import { everyVerb } from '#tests/fixtures/verbs.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

let database: DatabaseConnection;
let api: ReturnType<typeof createApi>;
let tables = 0;
const listening: (() => Promise<void>)[] = [];
beforeAll(async () => {
  // Answers show their tags to the site alone.
  vi.stubEnv('REVALIDATE_SECRET', 'the secret of site and engine');
  database = await createTestDatabase();
  api = createApi({ db: database.db, log: createLog('silent'), checkAnswers: false });
});
afterAll(async () => {
  for (const close of listening) await close();
  await database.close();
});

/** Reads that are never cached. */
const uncached = new Set([
  '/v2/website/timer',
  '/v2/website/applications/{application}',
  '/v2/website/news-previews/{previewToken}',
  '/v2/website/officiating/{officialToken}',
  '/v2/website/games/{gameId}/graphics',
  '/v2/website/accounts',
  '/v2/website/push',
  '/v2/website/user',
  '/v2/website/user/follows',
  '/v2/website/user/following',
  '/v2/website/user/games',
  '/v2/website/user/fantasy',
  '/v2/website/seasons/{season}/leagues/{league}/fantasy/own',
  '/v2/website/seasons/{season}/leagues/{league}/fantasy/own/leagues',
  '/v2/website/seasons/{season}/leagues/{league}/fantasy/own/leagues/{id}',
]);

/** Values of parameters: of things that are there, that go, and that a change may bring. */
const values: Record<string, string[]> = {
  season: ['2025-26', '2026-27'],
  league: ['first-league'],
  team: ['alfa', 'beta', 'celik', 'celik-novi', 'epsilon'],
  club: ['alfa', 'celik', 'djerdap', 'epsilon'],
  player: ['player-a-1', 'player-a-2', 'player-b-1', 'player-c-2', 'player-d-1', 'pera-peric'],
  news: ['news-1', 'news-2', 'news-3', 'fresh', 'on-game'],
  venue: ['hall', 'nova-hala'],
  playoffRound: ['final'],
  duel: ['alfa-beta'],
  other: ['player-b-1', 'beta'],
  round: ['1'],
  squad: ['1'],
  entrant: ['1', '7'],
};
const places: Record<string, string[]> = {
  '/rounds/{round}/games/{game}': ['round-4/b-a', 'round-1/a-b', 'round-1/c-d', 'round-5/zeta-eta'].map((one) => {
    const [round, game] = one.split('/');
    return `/rounds/${round}/games/${game}`;
  }),
  '/games/{round}': ['/games/1', '/games/2'],
};

const inLeague = 'season=2025-26&league=first-league';
const autumn = 'from=2025-10-08&until=2025-11-10';
const toCome = 'from=2099-01-01&until=2099-02-02';
/** What is asked of a call beside its bare address. */
const queries: Record<string, string[]> = {
  '/v2/website/games': ['upcoming', 'finished', 'live', 'overdue'].flatMap((when) => [
    `when=${when}`,
    `when=${when}&${inLeague}`,
    `when=${when}&team=alfa`,
  ]),
  '/v2/website/schedule': [autumn, toCome, `${autumn}&league=first-league&team=alfa`, `${toCome}&venue=hall`],
  '/v2/website/search': ['q=alfa', 'q=pera', 'q=vest', 'q=igor', 'q=prva'],
  '/v2/website/news': ['limit=50', 'club=alfa', 'player=player-a-1', inLeague],
  '/v2/website/galleries': ['limit=50', 'club=alfa', 'player=player-a-1', `${inLeague}&team=alfa`],
  '/v2/website/players': ['limit=50', 'letter=A', 'club=alfa&season=2025-26', 'search=igor'],
  '/v2/website/history/leaders': ['limit=5', 'competition=first-league'],
  '/v2/website/history/players': ['limit=5'],
};

type Operation = { get?: { parameters?: { name: string; in: string; required?: boolean }[] } };

/** The addresses of every cached read of the website, in two languages by turns. */
async function addressesOf(gameIds: readonly string[]): Promise<string[]> {
  const document = await (await api.request('http://anything/api/openapi.json')).json();
  const all = Object.entries<Operation>(document.paths).flatMap(([pattern, { get }]) => {
    if (!get || uncached.has(pattern) || !pattern.startsWith('/v2/website/')) return [];
    return fill(pattern, { ...values, gameId: [...gameIds] }).flatMap((path) =>
      (queries[pattern] ?? ['']).map((query) => `${path}?${query}`),
    );
  });
  return all.map((path, index) =>
    `${path.slice('/v2/'.length)}&locale=${index % 2 === 0 ? 'en' : 'sr'}`.replace('?&', '?'),
  );
}

function fill(pattern: string, known: Record<string, readonly string[]>): string[] {
  for (const [place, instances] of Object.entries(places))
    if (pattern.endsWith(place)) return instances.flatMap((one) => fill(pattern.slice(0, -place.length) + one, known));
  const [parameter, name = ''] = /\{(\w+)\}/.exec(pattern) ?? [];
  if (!parameter) return [pattern];
  const found = known[name];
  if (!found) throw new Error(`No value is known for ${parameter} of ${pattern}.`);
  return found.flatMap((value) => fill(pattern.replace(parameter, value), known));
}

async function openTenant() {
  tables += 1;
  const host = `tags-${tables}.test`;
  const table = await openTable(database.db, `tags-${tables}`, host);
  const [logged] = (
    await database.pool.query(`select id from game where tenant_id = $1 and slug = '1'`, [table.ids.tenantId])
  ).rows;
  const paths = await addressesOf([table.gameId, logged.id]);
  const announcements = await hearAnnouncements(database, table.scope);
  listening.push(announcements.close);
  const fetchOf = (some: readonly string[]) => fetchTagged(api, host, some);
  const fetchAll = () => fetchOf(paths);
  const verbs = new Map(everyVerb(table).map((verb) => [verb.name, verb]));
  return { table, verbs, announcements, fetchOf, fetchAll };
}

const timeoutMs = 600_000;
/** An answer that is not marked is compared after every so many changes: answers of most addresses change by few. */
const turnsOf = 6;
/** An answer that changed without a word, by one of these changes. */
type Stale = { path: string; changedBy: string[] };

test(
  'an answer changes only with an announcement of one of its tags, whatever is changed, in any order',
  async () => {
    const names = everyVerb(await openTable(database.db, 'names')).map(({ name }) => name);
    const anyOrder = fc.shuffledSubarray(names, { minLength: names.length });
    const keepsPromise = fc.asyncProperty(anyOrder, async (order) => {
      const { verbs, announcements, fetchOf, fetchAll } = await openTenant();
      const kept = new Map(await fetchAll());
      const paths = [...kept.keys()];
      /** Where the order was when an answer was last compared or fetched. */
      const seen = new Map<string, number>();
      for (const [turn, name] of order.entries()) {
        const announced = await announcements.during(() => verbs.get(name)?.run().catch(allowRefusal) ?? refuse(name));
        const isDue = (index: number) => index % turnsOf === turn % turnsOf || turn === order.length - 1;
        const marked = new Set(paths.filter((path) => isMarked(kept.get(path), announced)));
        const due = paths.filter((path, index) => marked.has(path) || isDue(index));
        const stale: Stale[] = [];
        for (const [path, answer] of await fetchOf(due)) {
          if (!marked.has(path) && answer.text !== kept.get(path)?.text)
            stale.push({ path, changedBy: order.slice((seen.get(path) ?? -1) + 1, turn + 1) });
          kept.set(path, answer);
          seen.set(path, turn);
        }
        const told = stale.length > 0 ? [...announced] : [];
        expect({ name, stale, told }).toEqual({ name, stale: [], told: [] });
        const beyond = [...marked].filter((path) => !(narrow[name] ?? /./).test(path));
        expect({ name, beyond }).toEqual({ name, beyond: [] });
      }
    });
    await fc.assert(keepsPromise, { numRuns: 1, endOnFailure: true });
  },
  timeoutMs,
);

test(
  'a basket marks what is about its game or lists it as live, and nothing else',
  async () => {
    const { table, announcements, fetchAll } = await openTenant();
    await table.record(tipOff(table), 0);
    const before = await fetchAll();
    const announced = await announcements.during(() => table.record([basket(table, 'home')], 12));
    const after = await fetchAll();
    expect([...announced].sort()).toEqual([tags.live(table.gameId), tags.live(table.ids.tenantId)].sort());
    const { stale, changed, marked } = compareTagged(before, after, announced);
    expect(stale).toEqual([]);
    const isAbout = (path: string) => path.includes(table.gameId) || before.get(path)?.text.includes(table.gameId);
    expect(marked.filter((path) => !isAbout(path))).toEqual([]);
    expect(changed.map((path) => path.split('?')[0])).toEqual(
      expect.arrayContaining(['website/games', 'website/schedule', `website/games/${table.gameId}/box-score`]),
    );
    expect(marked.length).toBeLessThan(before.size / 8);
  },
  timeoutMs,
);

test('every answer, also that of a missing thing, carries its tags and those of its tenant', async () => {
  const { table, fetchAll } = await openTenant();
  const untagged = [...(await fetchAll())].filter(
    ([, { tags: own }]) => !own.includes(tags.config(table.ids.tenantId)),
  );
  expect(untagged.map(([path]) => path)).toEqual([]);
});

const articles = /\/(news|news-filters|search|reports)(\?|\/|$)/;
const photos = /\/(galleries|news)(\?|\/)/;
/** What a change may mark at most. */
const narrow: Record<string, RegExp> = {
  'a new article': articles,
  'an edited article': articles,
  // It may have been a gallery of a game before.
  'a gallery of a club': /\/(galleries|news|games)(\?|\/)/,
  'a gallery of an article': photos,
  'a smaller gallery': /\/(galleries|news|games)(\?|\/)/,
  'a deleted gallery': photos,
  'a renamed person': /^(?!.*\/(standings|team-statistics|playoff|rules|documents|seasons|clubs)(\?|$))/,
};

/** In some orders a change is no longer possible; then nothing changes. */
function allowRefusal(error: unknown): void {
  if (!(error instanceof LeagueError)) throw error;
}

function refuse(name: string): never {
  throw new Error(`There is no change "${name}".`);
}
