import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { sides } from '#lib/basketball/sides.ts';
import { readJsonFile } from '#server/feeds/files/read-file.ts';
import { mapLiveStats } from '#server/feeds/livestats/map-livestats.ts';
import { officialDifferences } from '#tests/api/live/support/official-differences.ts';
import type { Taps } from '#tests/fixtures/desk-crew/crew.ts';
import { openRealDesk, type RealDesk } from '#tests/fixtures/desk-crew/real-desk.ts';
import type { Measurement, Scenario } from '#tests/load/scenario.ts';
import { launchOptions } from '#tests/setup/browser/launch-options.ts';
import { missingSharedData, sharedData } from '#tests/setup/shared-data.ts';
import { startSite } from '#tests/setup/start-site.ts';

/** Two games that have every kind of entry between them; `COURTSIDE_BENCH_GAMES` names others of the same folder. */
const games = (process.env.COURTSIDE_BENCH_GAMES ?? '2090351,1976446')
  .split(',')
  .map((id) => `livestats-nbl-2021-22/games/${id}.json`);
const run = promisify(execFile);

export const desk: Scenario = {
  name: 'desk',
  summary: 'whole real games entered at the desk in a browser, the home team by keys, the visitors by the mouse',
  run: async ({ say }) => {
    const missing = games.map(missingSharedData).find((reason) => reason !== null);
    if (missing) {
      say(`  left out: ${missing}`);
      return [];
    }
    const site = await startSite(undefined, { COURTSIDE_DEMO: '0' }, '/api/health');
    const browser = await chromium.launch(launchOptions());
    try {
      const measured: Measurement[] = [];
      for (const place of games) {
        const file = sharedData(place);
        const { officialBox, teams } = mapLiveStats(await readJsonFile(file), file);
        const tool = async (...words: string[]) => {
          const env = { ...process.env, DATA_DIR: site.folder, DATABASE_URL: '', LOG_LEVEL: 'warn' };
          return (await run(process.execPath, ['server/cli/league.ts', ...words], { env })).stdout;
        };
        const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
        const id = path.basename(place, '.json');
        const table = await openRealDesk(page, tool, {
          origin: site.origin,
          host: `real-${id}.localhost`,
          file,
          teams: [teams.home.name, teams.away.name],
          folder: path.join(site.folder ?? '', 'bench'),
        });
        const started = performance.now();
        const seconds = () => Math.round((performance.now() - started) / 1000);
        await table.enter({ onPeriod: (period) => say(`  ${id}: period ${period}, ${seconds()} s`) });
        await table.crew.click(`Certify the result: ${sides.map((side) => officialBox.score[side]).join('–')}`);
        await table.crew.click('Confirm');
        const state = await table.recorded();
        const people = peopleOf(table, teams);
        const { boxScore } = await table.boxScore();
        if (!boxScore) throw new Error('The game has no box score.');
        const differences = officialDifferences({ ...listedOf(officialBox, people), people }, boxScore);
        for (const text of differences) say(`  ${id}: ${text}`);
        say(`  ${id}: ${state.played.length} entries in ${seconds()} s`);
        for (const line of tapLines(table.crew.taps)) say(`    ${line}`);
        measured.push(
          {
            name: `${id}: numbers of the box score that are not official`,
            value: differences.length,
            unit: 'numbers',
            target: 0,
            better: 'lower',
          },
          { name: `${id}: taps and keys`, value: total(table.crew.taps), unit: 'taps', better: 'lower' },
        );
        await page.close();
      }
      return measured;
    } finally {
      await browser.close();
      await site.stop();
    }
  },
};

type Teams = ReturnType<typeof mapLiveStats>['teams'];
type OfficialBox = ReturnType<typeof mapLiveStats>['officialBox'];

function peopleOf({ sheet }: RealDesk, teams: Teams): Record<string, string> {
  return Object.fromEntries(
    sides.flatMap((side) =>
      teams[side].players.flatMap(({ key, shirtNumber }) => {
        const player = sheet[side].find(({ number }) => number === shirtNumber);
        return player ? [[key, player.id]] : [];
      }),
    ),
  );
}

/** The official lines without a thirteenth player, for whom a sheet has no place: nobody who played is one. */
function listedOf(box: OfficialBox, people: Readonly<Record<string, string>>): OfficialBox {
  const [home, away] = sides.map((side) => ({
    ...box[side],
    players: box[side].players.filter(({ key }) => people[key]),
  }));
  return home && away ? { ...box, home, away } : box;
}

const total = (taps: Taps) => [...taps.values()].reduce((sum, one) => sum + one.taps, 0);

const tapLines = (taps: Taps): string[] =>
  [...taps].map(([kind, { entries, taps }]) => {
    const each = entries > 0 ? ` ${(taps / entries).toFixed(1)} each` : '';
    return `${kind}: ${taps} taps, ${entries} entries${each}`;
  });
