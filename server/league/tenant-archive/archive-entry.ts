/** A file of an archive. */
export type ArchiveEntry = { name: string; bytes: Buffer };

export const manifestName = 'manifest.json';
export const tenantName = 'tenant.json';

const partName = /^tables\/(?<table>[a-z][a-z0-9_]*)\/(?<part>\d{6})(?:\.ndjson|\/(?<hash>[0-9a-f]{64}))$/;

/** Far above the largest upload; an archive is read and written one file at a time. */
export const maxEntryBytes = 128 * 1024 * 1024;
/** A part of a table is closed when it has this many bytes, with its blobs. */
export const partBytes = 2 * 1024 * 1024;

const backupPartName = /^backup\/(?<table>[a-z][a-z0-9_]*)\/\d{6}\.copy$/;

export const isArchiveName = (name: string) =>
  name === manifestName || name === tenantName || partName.test(name) || backupPartName.test(name);

const numbered = (part: number) => String(part).padStart(6, '0');
export const nameOfPart = (table: string, part: number) => `tables/${table}/${numbered(part)}.ndjson`;
export const nameOfBackupPart = (table: string, part: number) => `backup/${table}/${numbered(part)}.copy`;
export const nameOfBlob = (table: string, part: number, hash: string) => `tables/${table}/${numbered(part)}/${hash}`;

/** Returns which table and part a file belongs to, and for a blob its hash; null for another file. */
export function placeOf(name: string): { table: string; part: number; hash: string | null } | null {
  const { table, part, hash } = partName.exec(name)?.groups ?? {};
  return table && part ? { table, part: Number(part), hash: hash ?? null } : null;
}

/** Returns which table a part of a backup belongs to; undefined for another file. */
export const tableOfBackupPart = (name: string): string | undefined => backupPartName.exec(name)?.groups?.table;
