import { extname } from 'node:path';
import { fileTypeFromBuffer } from 'file-type';

/** Kinds that their bytes do not tell. */
const byEnding: Record<string, string> = {
  '.csv': 'text/csv; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.doc': 'application/msword',
  '.xls': 'application/vnd.ms-excel',
};

/** What a file is, by its bytes, else by the ending of its name; what nobody knows is only bytes. */
export async function contentTypeOf(fileName: string, bytes: Buffer): Promise<string> {
  const ending = byEnding[extname(fileName).toLowerCase()];
  return ending ?? (await fileTypeFromBuffer(bytes))?.mime ?? 'application/octet-stream';
}
