import { extname } from 'node:path';
import { fileTypeFromBuffer } from 'file-type';

/** Content types that cannot be detected from the bytes. */
const byExtension: Record<string, string> = {
  '.csv': 'text/csv; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.doc': 'application/msword',
  '.xls': 'application/vnd.ms-excel',
};

/** Returns the content type by the file's extension, else by its bytes, else `application/octet-stream`. */
export async function contentTypeOf(fileName: string, bytes: Buffer): Promise<string> {
  const known = byExtension[extname(fileName).toLowerCase()];
  return known ?? (await fileTypeFromBuffer(bytes))?.mime ?? 'application/octet-stream';
}
