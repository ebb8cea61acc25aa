import { importBoxScores } from '#server/feeds/box-scores/import-box-scores.ts';
import { importFixtures } from '#server/feeds/fixtures/import-fixtures.ts';
import { type ImportBench, league } from '#tests/api/import/support/import-bench.ts';
import { listeningReport } from '#tests/api/import/support/listening-report.ts';
import { sharedData } from '#tests/setup/shared-data.ts';
import { exampleMap } from '#tests/unit/server/feeds/fixtures/support/example-map.ts';

type Tenant = Awaited<ReturnType<ImportBench['tenant']>>;
/** Which lines of the file are read. */
type Keep = Record<string, unknown>;
type Source = { file: string; map?: string; keep?: Keep };

export type Importing = { bench: ImportBench; tenant: Tenant };

async function mapFile(bench: ImportBench, { file, map = file, keep }: Source): Promise<string> {
  const own = JSON.parse(exampleMap(map).text);
  const filter = keep ? { keep: { ...own.filter?.keep, ...keep } } : own.filter;
  return bench.file(`${map.replaceAll(/\W/g, '-')}.json`, { ...own, ...(filter && { filter }) });
}

/** Imports fixtures of the shared data through the map that the guide gives for them. */
export async function importList({ bench, tenant }: Importing, source: Source, standingsProfile = 'fiba') {
  const { report, told } = listeningReport();
  const input = {
    file: sharedData(source.file),
    map: await mapFile(bench, source),
    league: { ...league, standingsProfile },
  };
  return { counts: await importFixtures(tenant, input, report), told };
}

/** Imports box scores of the shared data through the map that the guide gives for them, or for the first of their kind. */
export async function importBoxes({ bench, tenant }: Importing, source: Source) {
  const { report, told } = listeningReport();
  const input = { files: [sharedData(source.file)], map: await mapFile(bench, source) };
  return { counts: await importBoxScores(tenant, input, report), told };
}
