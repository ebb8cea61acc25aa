import { crc32 } from 'node:zlib';

/** What a store of pages writes down, in the order in which it happened. */
export type RecordMeta =
  /** A page; its body follows, unless an earlier record has a body of the same digest. */
  | {
      kind: 'page';
      key: string;
      digest: string;
      status: number;
      headers: string[];
      tags: string[];
      madeAt: number;
      freshUntil: number;
      unchangedSince: number;
      stale: 'none' | 'live' | 'other';
    }
  /** A page that is kept no longer. */
  | { kind: 'gone'; key: string }
  /** Tags that have changed; null means all. */
  | { kind: 'changed'; tags: string[] | null }
  /** All changes that the database knew at this snapshot are written before it. */
  | { kind: 'snapshot'; snapshot: string };

export interface RecordHead {
  meta: RecordMeta;
  bodyLength: number;
  bodyChecksum: number;
}

/** Where the body of a record is. */
export interface Place {
  segment: number;
  offset: number;
  length: number;
  checksum: number;
}

/** Some hundred kilobytes, whatever is in them: a longer record could not be read again. */
const maxTags = 500;

/** Returns the records which say that tags have changed; null means all. */
export function changedRecords(tags: Iterable<string> | null): RecordMeta[] {
  if (tags === null) return [{ kind: 'changed', tags }];
  const all = [...tags];
  const count = Math.ceil(all.length / maxTags);
  return Array.from({ length: count }, (_, index) => ({
    kind: 'changed',
    tags: all.slice(index * maxTags, (index + 1) * maxTags),
  }));
}

const magic = 0x43_53_50_31;
/** Magic number, checksum of the head, lengths of meta and body, checksum of the body: 32 bits each. */
export const prefixLength = 20;
/** Longer ones are not of this format. */
const maxMetaLength = 1024 * 1024;

/** Returns a record as it is written. */
export function encodeRecord(meta: RecordMeta, body: Uint8Array = new Uint8Array()): Buffer {
  const text = Buffer.from(JSON.stringify(meta));
  const record = Buffer.allocUnsafe(prefixLength + text.length + body.length);
  record.writeUInt32LE(magic, 0);
  record.writeUInt32LE(text.length, 8);
  record.writeUInt32LE(body.length, 12);
  record.writeUInt32LE(crc32(body), 16);
  text.copy(record, prefixLength);
  record.set(body, prefixLength + text.length);
  record.writeUInt32LE(crc32(record.subarray(8, prefixLength + text.length)), 4);
  return record;
}

/** Returns the length of the meta data that follows a prefix; null for bytes that are no prefix. */
export function metaLengthOf(prefix: Buffer): number | null {
  if (prefix.length < prefixLength || prefix.readUInt32LE(0) !== magic) return null;
  const length = prefix.readUInt32LE(8);
  return length <= maxMetaLength ? length : null;
}

/** Reads the head of a record, prefix and meta data; null where it is damaged. */
export function decodeHead(head: Buffer): RecordHead | null {
  if (crc32(head.subarray(8)) !== head.readUInt32LE(4)) return null;
  return {
    meta: JSON.parse(head.toString('utf8', prefixLength)),
    bodyLength: head.readUInt32LE(12),
    bodyChecksum: head.readUInt32LE(16),
  };
}
