import type { DataImportKind } from '#lib/api/contract/data-import-kinds.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { applyImport, previewImport } from '#server/feeds/data-import/apply-import.ts';
import { openImport } from '#server/feeds/data-import/open-import.ts';
import { readTable } from '#server/feeds/data-import/read-table.ts';
import { insertSmallLeague } from '#tests/fixtures/small-league.ts';
import { fixturesFile, madeUpLines, rostersFile } from '#tests/load/imports/made-up-files.ts';
import type { BenchContext, Measurement, Scenario } from '#tests/load/scenario.ts';
import { withBenchDatabase } from '#tests/load/support/bench-database.ts';
import { countStatements } from '#tests/load/support/count-statements.ts';

const seconds = async <Result>(work: () => Promise<Result>) => {
  const start = performance.now();
  const result = await work();
  return { seconds: (performance.now() - start) / 1000, result };
};

async function open(scope: TenantScope, kind: DataImportKind, text: string) {
  const { id, file } = await openImport(scope, { kind, fileName: 'bench.csv', bytes: Buffer.from(text) });
  if (!file) throw new Error('The file of the import is gone.');
  return { id, map: file.map };
}

async function measureKind(
  scope: TenantScope,
  kind: 'fixtures' | 'rosters',
  [first, changed]: [string, string],
  { say, statements }: Pick<BenchContext, 'say'> & { statements: ReturnType<typeof countStatements> },
): Promise<Measurement[]> {
  const parsed = await seconds(() => readTable('bench.csv', Buffer.from(first)));
  const measured: Measurement[] = [];
  const preview = async (name: string, text: string, outcome: 'created' | 'changed' | 'unchanged') => {
    const { id, map } = await open(scope, kind, text);
    statements.take();
    const { seconds: value, result } = await seconds(() => previewImport(scope, id, map));
    if (result.report.counts[outcome] !== madeUpLines) throw new Error(JSON.stringify(result.report.counts));
    const parsing = parsed.seconds;
    say(
      `    ${kind}, ${name}: ${value.toFixed(2)} s, reading the table ${parsing.toFixed(2)} s, ${statements.take()} statements`,
    );
    const baseline = { name: 'reading the table', value: parsing };
    measured.push({
      name: `preview of 10,000 ${kind}, ${name}`,
      value,
      unit: 's',
      baseline,
      target: 3,
      better: 'lower',
    });
    return { id, map, digest: result.digest };
  };
  const { id, ...given } = await preview('all new', first, 'created');
  const applied = await seconds(() => applyImport(scope, id, given));
  say(`    ${kind}, applied: ${applied.seconds.toFixed(2)} s`);
  await preview('unchanged', first, 'unchanged');
  await preview('all changed', changed, 'changed');
  return measured;
}

export const importPreview: Scenario = {
  name: 'import-preview',
  summary: 'what the office is told of a file with 10,000 lines before it is imported',
  run: ({ say }) =>
    withBenchDatabase('import-preview', async ({ db, pool }) => {
      const statements = countStatements(pool);
      const ids = await insertSmallLeague(db, 'bench', ['bench.test']);
      const scope = { db, tenantId: ids.tenantId };
      return [
        ...(await measureKind(scope, 'fixtures', [fixturesFile(false), fixturesFile(true)], { say, statements })),
        ...(await measureKind(scope, 'rosters', [rostersFile(false), rostersFile(true)], { say, statements })),
      ];
    }),
};
