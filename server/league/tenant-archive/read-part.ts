import type { z } from 'zod';
import { sha256 } from '#server/sha256.ts';
import type { ArchiveEntry } from './archive-entry.ts';
import type { RowLine } from './import-rows.ts';
import { refusedFile, refusedLine } from './refused.ts';

/** Parses the lines of a part. Throws `bad-request` with the first line that is no row of the table. */
export function readPart({ name, bytes }: ArchiveEntry, schema: z.ZodType<Record<string, unknown>>): RowLine[] {
  const lines = bytes.toString('utf8').split('\n');
  if (lines.pop() !== '') throw refusedFile(name, 'it breaks off in its last line');
  return lines.map((text, index) => {
    const number = index + 1;
    const parsed = schema.safeParse(parseJson(name, number, text));
    if (parsed.success) return { number, text, row: parsed.data };
    const [issue] = parsed.error.issues;
    const place = issue?.path.join('.');
    throw refusedLine(name, number, `${place ? `${place}: ` : ''}${issue?.message ?? 'it is no row of this table'}`);
  });
}

/** Throws `bad-request` unless the bytes of a blob are those of its name. */
export function assertBlob({ name, bytes }: ArchiveEntry, hash: string): void {
  const own = sha256(bytes);
  if (own !== hash) throw refusedFile(name, 'its bytes are not those of its name');
}

function parseJson(file: string, number: number, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refusedLine(file, number, 'it is not JSON');
  }
}
