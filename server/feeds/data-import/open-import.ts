import { and, desc, eq } from 'drizzle-orm';
import type { DataImportDetail, OpenedFile } from '#lib/api/contract/data-import.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest } from '#server/errors.ts';
import { ImportError } from '#server/feeds/errors/import-error.ts';
import { findImport, type StoredImport, showImportDetail } from '#server/league/data-import/find.ts';
import { lastMap, type NewImport, storeImport } from '#server/league/data-import/store.ts';
import { readTable } from './read-table.ts';
import { suggestMap } from './suggest-map.ts';
import { tableKinds } from './table-kinds.ts';

const sampleLines = 5;

/**
 * Reads a file to be imported and stores it until it is. Nothing of the league changes. The caller authorises. Throws `bad-request` for a
 * file that cannot be read.
 */
export async function openImport(scope: TenantScope, file: NewImport): Promise<DataImportDetail> {
  const opened = await readFile(scope, file);
  const stored = await storeImport(scope, file);
  return { ...showImportDetail(stored), file: opened };
}

/** Returns an import, with what is in its file while it is open. The caller authorises. Throws `not-found`. */
export async function getImport(scope: TenantScope, id: string): Promise<DataImportDetail> {
  const stored = await findImport(scope, id);
  const file = stored.state === 'open' ? await readFile(scope, withBytes(stored)) : null;
  return { ...showImportDetail(stored), file };
}

const withBytes = ({ kind, fileName, bytes }: StoredImport): NewImport => ({
  kind,
  fileName,
  bytes: bytes ?? Buffer.alloc(0),
});

async function readFile(scope: TenantScope, { kind, fileName, bytes }: NewImport): Promise<OpenedFile> {
  const named = await namesOf(scope);
  const last = await lastMap(scope, kind);
  if (kind === 'livestats') return liveStatsFile(bytes, named);
  const { columns, required } = tableKinds[kind];
  try {
    const table = await readTable(fileName, bytes);
    const map = suggestMap(table, { columns, required, last, usual: named.usual });
    return {
      encoding: table.encoding,
      delimiter: table.delimiter,
      header: table.header,
      sample: table.rows.slice(0, sampleLines),
      lines: table.rows.length,
      columns: columns.map((name) => ({ name, isRequired: required.includes(name) })),
      map,
      seasons: named.seasons,
      leagues: named.leagues,
    };
  } catch (error) {
    if (error instanceof ImportError) throw badRequest(error.message);
    throw error;
  }
}

type Names = { seasons: string[]; leagues: string[]; usual: Record<string, string> };

const liveStatsFile = (bytes: Buffer, { seasons, leagues }: Names): OpenedFile => ({
  encoding: 'JSON',
  delimiter: null,
  header: [],
  sample: [],
  lines: bytes.length === 0 ? 0 : 1,
  columns: ['season', 'league', 'date'].map((name) => ({ name, isRequired: false })),
  map: { columns: {}, constants: {}, date: 'YYYY-MM-DD', newTeams: false, replace: false },
  seasons,
  leagues,
});

/** Returns the names of seasons and leagues, and what a line means that names none: the current season, and its only league. */
async function namesOf(scope: TenantScope): Promise<Names> {
  const rows = await scope.db
    .select({ season: seasons.name, isCurrent: seasons.isCurrent, league: leagues.name })
    .from(seasons)
    .leftJoin(leagues, and(eq(leagues.tenantId, seasons.tenantId), eq(leagues.seasonId, seasons.id)))
    .where(ofTenant(scope, seasons))
    .orderBy(desc(seasons.slug), leagues.slug);
  const current = rows.filter(({ isCurrent }) => isCurrent);
  const [first] = current;
  const own = current.flatMap(({ league }) => (league === null ? [] : [league]));
  return {
    seasons: [...new Set(rows.map(({ season }) => season))],
    leagues: [...new Set(rows.flatMap(({ league }) => (league === null ? [] : [league])))],
    usual: {
      ...(first && { season: first.season }),
      ...(own.length === 1 && own[0] !== undefined && { league: own[0] }),
    },
  };
}
