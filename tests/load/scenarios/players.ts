import { getPlayerIndex } from '#server/league/person/directory/get-index.ts';
import { listPlayers, type PlayerListQuery } from '#server/league/person/directory/list-players.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { searchSite } from '#server/league/search/search-site.ts';
import { insertTenant } from '#tests/fixtures/tenant-rows.ts';
import type { Measurement, Scenario } from '#tests/load/scenario.ts';
import { withBenchDatabase } from '#tests/load/support/bench-database.ts';
import { insertPeopleOfDecades } from '#tests/load/support/people-of-decades.ts';

const count = 100_000;
const runs = 9;

const questions: Record<string, Omit<PlayerListQuery, 'limit'>> = {
  'the beginning': {},
  'a letter': { letter: 'ž' },
  'a club': { club: 'club-7' },
  'a season': { season: 'season-41' },
  'a club, season and position': { club: 'club-7', season: 'season-41', position: 'G' },
  'one letter typed': { search: 'v' },
  'two letters typed': { search: 'vi' },
  'part of a name': { search: 'ovic' },
  'two names': { search: 'djordje bo' },
  'a name that nobody has': { search: 'nobody' },
};

const searches = {
  'two letters': 'vi',
  'two names': 'djordje bo',
  'Cyrillic letters': 'Йокич',
  'an error': 'djodrjevic',
  'an error in a short name': 'nikla',
  'errors in two names': 'nikla djodrjevic',
  'what is nowhere': 'zzyzx',
};

async function medianOf(work: () => Promise<unknown>): Promise<number> {
  await work();
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(runs / 2)] ?? Number.NaN;
}

async function measure(scope: ReadScope, bare: number): Promise<Measurement[]> {
  const measured: Measurement[] = [];
  const add = (name: string, value: number, target: number) =>
    measured.push({
      name,
      value,
      unit: 'ms',
      baseline: { name: 'one row by its key', value: bare },
      target,
      better: 'lower',
    });
  for (const [name, query] of Object.entries(questions))
    add(`${count} players: ${name}`, await medianOf(() => listPlayers(scope, { ...query, limit: 60 })), 50);
  for (const [name, q] of Object.entries(searches))
    add(`search among ${count} people: ${name}`, await medianOf(() => searchSite(scope, { q, limit: 6 })), 50);
  add(`${count} players: letters and filters`, await medianOf(() => getPlayerIndex(scope)), 300);
  return measured;
}

export const players: Scenario = {
  name: 'players',
  summary: `the list of ${count} players and the search among them, as the API asks the database`,
  run: () =>
    withBenchDatabase('players', async ({ db, pool }) => {
      const tenantId = await insertTenant(db, 'bench', ['bench.test']);
      await insertPeopleOfDecades({ db, tenantId }, count);
      const bare = await medianOf(() => pool.query('select 1 from tenant where id = $1', [tenantId]));
      return measure({ db, tenantId, host: 'bench.test', locale: 'sr', fallbackLocale: 'en' }, bare);
    }),
};
