import { readSync } from 'node:fs';
import { decodeHead, metaLengthOf, type Place, prefixLength, type RecordMeta } from './record.ts';

/** What a replay meets: a record with the place of its body, or a damage, where records are missing. */
export type Replayed = { meta: RecordMeta; place: Place | null } | 'damaged';

const windowBytes = 64 * 1024;

/** Reads the heads of all records of a file, without their bodies. Returns where the last whole one ends. */
export function replay(
  { number, file, size }: { number: number; file: number; size: number },
  onReplay: (replayed: Replayed) => void,
): number {
  const window = createWindow(file);
  let offset = 0;
  while (offset < size) {
    const metaLength = metaLengthOf(window(offset, prefixLength));
    const headLength = metaLength === null ? null : prefixLength + metaLength;
    const head = headLength === null ? null : window(offset, headLength);
    const decoded = head && head.length === headLength ? decodeHead(head) : null;
    if (headLength === null || !decoded || offset + headLength + decoded.bodyLength > size) return offset;
    const { meta, bodyLength: length, bodyChecksum: checksum } = decoded;
    const place = length === 0 ? null : { segment: number, offset: offset + headLength, length, checksum };
    onReplay({ meta, place });
    offset += headLength + length;
  }
  return offset;
}

/** Returns a function that reads a part of a file, shorter at its end, many small ones by one call of the system. */
function createWindow(file: number) {
  let start = 0;
  let content = Buffer.alloc(0);
  return (offset: number, length: number): Buffer => {
    if (offset < start || offset + length > start + content.length) {
      const bytes = Buffer.allocUnsafe(Math.max(windowBytes, length));
      content = bytes.subarray(0, readSync(file, bytes, 0, bytes.length, offset));
      start = offset;
    }
    return content.subarray(offset - start, offset - start + length);
  };
}
