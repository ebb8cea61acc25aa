import { sql } from 'drizzle-orm';
import type { DataImportDetail, DataImportMap, DataImportPreview } from '#lib/api/contract/data-import.ts';
import { inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest, LeagueError } from '#server/errors.ts';
import { ImportError } from '#server/feeds/errors/import-error.ts';
import { addCommandEntry } from '#server/league/audit/add-command-entry.ts';
import { findImport, findOpenImport, showImportDetail } from '#server/league/data-import/find.ts';
import { lockImports } from '#server/league/data-import/lock-imports.ts';
import { noteApplied } from '#server/league/data-import/store.ts';
import { timeZoneOf } from '#server/league/tenant/time-zone-of.ts';
import { say } from '#server/refusals/sentence.ts';
import { withChanges } from './find-changes.ts';
import { fingerprintOf } from './fingerprint.ts';
import { rolledBack } from './rolled-back.ts';
import { runKind } from './run-kind.ts';
import { digestOf, mostImportant, toReport } from './to-report.ts';

/**
 * Says what an import will do with each line: the importer runs in a transaction that is rolled back. The caller authorises. Throws
 * `not-found`, `bad-request` for a file that cannot be read, and `conflict` while another import runs or for one that is applied.
 */
export async function previewImport(scope: TenantScope, id: string, map: DataImportMap): Promise<DataImportPreview> {
  const preview = (outside: TenantScope) => rolledBack(withoutTrail(scope), (inside) => run(inside, outside, id, map));
  return besides(scope, preview);
}

/**
 * Imports a file as its preview said, in one transaction, and notes each row that it changes for the undo. The caller authorises. Throws
 * as `previewImport`, and `conflict` with the new preview where the import would do something else by now.
 */
export function applyImport(
  scope: TenantScope,
  id: string,
  { map, digest }: { map: DataImportMap; digest: string },
): Promise<DataImportDetail> {
  const apply = (outside: TenantScope) =>
    inTransaction(withoutTrail(scope), async (inside) => {
      await inside.db.execute(sql`select set_config('courtside.import', ${id}, true)`);
      const done = await run(inside, outside, id, map);
      await inside.db.execute(sql`select set_config('courtside.import', '', true)`);
      if (done.digest !== digest) throw stale(done);
      const { report } = done;
      await noteApplied(inside, id, { map, report });
      const { fileName, kind } = await findImport(inside, id);
      await addCommandEntry(inside, { command: `import ${kind} ${fileName}`, import: id, counts: report.counts });
      return showImportDetail(await findImport(inside, id));
    });
  return besides(scope, apply);
}

/** A connection that is silent for longer is taken for dead. */
const pulseMs = 5000;

/**
 * Gives the work a connection of its own that reads what stands outside of its transaction. It is there before the import locks a
 * row: those who wait for that row may hold all connections that are left.
 */
function besides<Result>(scope: TenantScope, work: (outside: TenantScope) => Promise<Result>): Promise<Result> {
  return scope.db.transaction(
    async (db) => {
      // If it fails, so does the next reading, which says so.
      const pulse = setInterval(() => void db.execute(sql`select 1`).catch(() => undefined), pulseMs);
      try {
        return await work({ db, tenantId: scope.tenantId });
      } finally {
        clearInterval(pulse);
      }
    },
    { accessMode: 'read only' },
  );
}

/** An import has one entry on the trail, and its rows in the record of the import. */
const withoutTrail = (scope: TenantScope): TenantScope => ({ ...scope, trail: 'elsewhere' });

async function run(
  inside: TenantScope,
  outside: TenantScope,
  id: string,
  map: DataImportMap,
): Promise<DataImportPreview> {
  await lockImports(inside);
  const { kind, fileName, bytes } = await findOpenImport(inside, id);
  try {
    const { lines, game } = await runKind(inside, { kind, fileName, bytes, map }, await timeZoneOf(inside));
    const described = await withChanges(kind, mostImportant(lines), { outside, inside });
    const before = await fingerprintOf(kind, outside, lines);
    return { digest: digestOf(lines, described, before), report: toReport(lines, described), game };
  } catch (error) {
    if (error instanceof ImportError) throw badRequest(error.message);
    throw error;
  }
}

function stale(preview: DataImportPreview): LeagueError {
  const error = new LeagueError(
    'conflict',
    say`The data have changed since the preview, and the import would do something else now. Look at the new preview.`,
  );
  error.current = preview;
  return error;
}
