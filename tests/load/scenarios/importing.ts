import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { league } from '#tests/load/league-command.ts';
import type { Measurement, Scenario } from '#tests/load/scenario.ts';
import { missingSharedData, sharedData } from '#tests/setup/shared-data.ts';
import { removeFolder, temporaryFolder } from '#tests/setup/temporary-folder.ts';
import { exampleMap } from '#tests/unit/server/feeds/fixtures/support/example-map.ts';

const source = 'livestats-nbl-2021-22';
const fixtures = `${source}/season-results.csv`;
const folders = [`${source}/games`, `${source}/games-gz`];

/** The least that any import must do: read, unpack and parse the files. */
async function readAll(): Promise<{ files: number; seconds: number }> {
  const start = performance.now();
  let files = 0;
  for (const folder of folders.map(sharedData)) {
    for (const name of await readdir(folder)) {
      const bytes = await readFile(path.join(folder, name));
      JSON.parse((name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString());
      files++;
    }
  }
  return { files, seconds: (performance.now() - start) / 1000 };
}

/** One import of the season into a new database, seen from outside: time and peak memory of the command. */
async function importSeason(): Promise<{ seconds: number; megabytes: number }> {
  const data = await temporaryFolder('bench');
  try {
    const map = path.join(data, 'map.json');
    await writeFile(map, exampleMap(fixtures).text);
    await league(data, 'tenant', 'create', '--host', 'bench.localhost', '--title', 'Bench');
    await league(data, 'import', 'fixtures', sharedData(fixtures), '--map', map);
    return await league(data, 'import', 'livestats', '--create-missing', ...folders.map(sharedData));
  } finally {
    await removeFolder(data);
  }
}

export const importing: Scenario = {
  name: 'import',
  summary: 'a season of LiveStats files into a new database',
  run: async ({ say }): Promise<Measurement[]> => {
    const missing = missingSharedData(source);
    if (missing) {
      say(`  left out: ${missing}`);
      return [];
    }
    const bare = await readAll();
    const { seconds, megabytes } = await importSeason();
    return [
      {
        name: `import of ${bare.files} LiveStats games`,
        value: seconds,
        unit: 's',
        baseline: { name: 'reading and parsing the files', value: bare.seconds },
        target: 60,
        better: 'lower',
      },
      { name: 'games imported a second', value: bare.files / seconds, unit: 'games/s', better: 'higher' },
      { name: 'peak memory of the import', value: megabytes, unit: 'MB', target: 700, better: 'lower' },
    ];
  },
};
