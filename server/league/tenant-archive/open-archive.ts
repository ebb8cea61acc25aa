import { z } from 'zod';
import { websiteSettings } from '#lib/api/contract/website.ts';
import { badRequest } from '#server/errors.ts';
import { type ArchiveEntry, manifestName, tenantName } from './archive-entry.ts';
import type { ArchivedTable } from './archived-table.ts';
import { type Manifest, manifest, schemaVersion } from './manifest.ts';
import { refusedFile } from './refused.ts';

const tenantRow = z.strictObject({
  id: z.guid(),
  slug: z.string().min(1),
  name: z.string().min(1),
  settings: z.looseObject(websiteSettings.omit({ sponsors: true }).shape),
  revision: z.int().min(0),
  created_at: z.string(),
  updated_at: z.string(),
});

export type ArchiveHead = { manifest: Manifest; tenant: { id: string; slug: string; name: string; text: string } };

/** Reads the first two files of an archive. Throws `bad-request` for another format, version or schema of tables. */
export async function readHead(
  entries: AsyncIterator<ArchiveEntry>,
  tables: readonly ArchivedTable[],
): Promise<ArchiveHead> {
  const head = parseFile(manifest, await nextFile(entries, manifestName));
  const schema = await schemaVersion();
  if (head.schema !== schema) {
    const problem = `${manifestName}: the archive has the tables of "${head.schema}", this installation those of "${schema}"`;
    throw badRequest(`${problem}. Import it into the same version, or update both and export it again.`);
  }
  const known = new Set(tables.map(({ name }) => name));
  const foreign = head.tables.find(({ name }) => !known.has(name));
  if (foreign) throw refusedFile(manifestName, `there is no table "${foreign.name}"`);
  const file = await nextFile(entries, tenantName);
  const { id, slug, name } = parseFile(tenantRow, file);
  if (id !== head.tenant.id) throw refusedFile(tenantName, `it is not the tenant ${head.tenant.id} of ${manifestName}`);
  return { manifest: head, tenant: { id, slug, name, text: file.bytes.toString('utf8') } };
}

async function nextFile(entries: AsyncIterator<ArchiveEntry>, name: string): Promise<ArchiveEntry> {
  const next = await entries.next();
  if (next.done || next.value.name !== name) throw refusedFile(name, 'the archive does not have it where it belongs');
  return next.value;
}

function parseFile<Output>(schema: z.ZodType<Output>, { name, bytes }: ArchiveEntry): Output {
  const parsed = schema.safeParse(parseJson(name, bytes));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw refusedFile(name, [issue?.path.join('.'), issue?.message].filter(Boolean).join(': '));
}

function parseJson(name: string, bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw refusedFile(name, 'it is not JSON');
  }
}
