import { planDemo } from '#tests/load/history/demo-plan.ts';
import { type History, withHistories } from '#tests/load/history/history-database.ts';
import { type MeasuredCall, measureCall } from '#tests/load/history/measure-calls.ts';
import { nbaResults, planNba } from '#tests/load/history/nba-plan.ts';
import { pageCalls } from '#tests/load/history/page-calls.ts';
import type { BenchContext, Measurement, Scenario } from '#tests/load/scenario.ts';
import { missingSharedData } from '#tests/setup/shared-data.ts';

/** Milliseconds that no statement behind these pages may take, warm. */
const longest = 50;
/** Maximum factor, plus a millisecond, by which PostgreSQL may be slower with a longer history: indexes are deeper. */
const mostGrowth = 1.5;
const slack = 1;
/** These show what there was, meeting by meeting and season by season: more past is more to show. */
const showsItsPast = ['club', 'head to head'];

type Page = { answer: number; database: number; statement: number };

async function measurePages(history: History, say: BenchContext['say']): Promise<Map<string, Page>> {
  const pages = new Map<string, Page>();
  for (const [name, calls] of Object.entries(await pageCalls(history))) {
    const measured: MeasuredCall[] = [];
    for (const call of calls) measured.push(await measureCall(history, call));
    const slowest = measured.toSorted((a, b) => b.statement - a.statement)[0];
    const page = {
      answer: measured.reduce((sum, { answer }) => sum + answer, 0),
      database: measured.reduce((sum, { database }) => sum + database, 0),
      statement: slowest?.statement ?? Number.NaN,
    };
    say(
      `    ${name}: ${page.answer.toFixed(1)} ms, of it PostgreSQL ${page.database.toFixed(1)} ms, slowest statement ${page.statement.toFixed(1)} ms`,
    );
    if (page.statement > longest) say(`      ${slowest?.slowest.replaceAll(/\s+/g, ' ')}`);
    pages.set(name, page);
  }
  return pages;
}

async function sizeOf({ pool }: History): Promise<string> {
  const { rows } = await pool.query<{ games: number; lines: number; people: number }>(
    `select (select count(*) from game)::int games, (select count(*) from game_player_stats)::int lines,
      (select count(*) from person)::int people`,
  );
  const [size] = rows;
  return `${size?.games} games, ${size?.lines} lines of ${size?.people} players`;
}

export const history: Scenario = {
  name: 'history',
  summary: 'pages over all seasons: a real league of 23 seasons, and the past of the demo 1, 10 and 100 times',
  run: ({ say }) =>
    withHistories(async (load) => {
      const measured: Measurement[] = [];
      const missing = missingSharedData(nbaResults);
      if (missing) say(`  left out: ${missing}`);
      else {
        const nba = await load('nba', await planNba());
        say(`  23 seasons: ${await sizeOf(nba)}`);
        for (const [name, { statement }] of await measurePages(nba, say)) {
          measured.push({
            name: `slowest statement of ${name}`,
            value: statement,
            unit: 'ms',
            target: longest,
            better: 'lower',
          });
        }
      }
      const past = new Map<number, Map<string, Page>>();
      for (const times of [1, 10, 100]) {
        const demo = await load(`demo${times}`, planDemo(times));
        say(`  demo ×${times}: ${await sizeOf(demo)}`);
        past.set(times, await measurePages(demo, say));
      }
      for (const [name, once] of past.get(1) ?? []) {
        for (const times of [10, 100]) {
          measured.push({
            name: `PostgreSQL for ${name}, past ×${times}`,
            value: past.get(times)?.get(name)?.database ?? Number.NaN,
            unit: 'ms',
            baseline: { name: 'past ×1', value: once.database },
            ...(!showsItsPast.includes(name) && { target: once.database * mostGrowth + slack }),
            better: 'lower',
          });
        }
      }
      return measured;
    }),
};
