import {
  closeSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  read,
  readdirSync,
  readSync,
  rmSync,
  write,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import type { Log } from '#server/log.ts';
import { decodeHead, encodeRecord, metaLengthOf, prefixLength, type RecordMeta } from './record.ts';
import { createWaiting } from './waiting.ts';

/** Where the body of a record is. */
export interface Place {
  segment: number;
  offset: number;
  length: number;
  checksum: number;
}

/** What a replay meets: a record with the place of its body, or a damage, where records are missing. */
export type Replayed = { meta: RecordMeta; place: Place | null } | 'damaged';

/** Append-only files of records. All are read at start; the oldest is removed as a whole. */
export interface Segments {
  /** Appends a record and returns the place of its body at once; it can be read from there when `written` resolves. */
  append(meta: RecordMeta, body?: Buffer<ArrayBuffer>): Place | null;
  /** Resolves when everything appended so far is written; false if the disk took it no longer. */
  written(): Promise<boolean>;
  /** Reads a body at once; null if that may take too long, or if it is not written yet, damaged or gone. */
  readNow(place: Place): Buffer<ArrayBuffer> | null;
  /** Reads a body; null if it is damaged or gone. */
  read(place: Place): Promise<Buffer<ArrayBuffer> | null>;
  /** Bytes of all files, and the number of the oldest. */
  readonly bytes: number;
  readonly oldest: number;
  /** Whether there are files besides the one that is being written. */
  readonly hasOlder: boolean;
  removeOldest(): void;
  close(): Promise<void>;
}

export interface SegmentsOptions {
  folder: string;
  /** The size from which a file is followed by the next. */
  segmentBytes: number;
  log: Log;
  onReplay(replayed: Replayed): void;
}

const readAt = promisify(read);
const writeAt = promisify(write);
const windowBytes = 64 * 1024;
/** A disk that is slower than the pages are made must not fill the memory. */
const maxWaitingBytes = 32 * 1024 * 1024;

type Segment = { number: number; file: number; size: number };

/** Opens the files of a folder, and reads what an earlier process wrote. Throws where the folder cannot be used. */
export function openSegments({ folder, segmentBytes, log, onReplay }: SegmentsOptions): Segments {
  mkdirSync(folder, { recursive: true });
  const segments = new Map<number, Segment>();
  const fileOf = (number: number) => path.join(folder, `${number}.pages`);
  const numbers = numbersIn(folder);
  for (const number of numbers) {
    const segment = open(number);
    const end = replay(segment, onReplay);
    if (end < segment.size) {
      ftruncateSync(segment.file, end);
      segment.size = end;
      // The last file ends in the middle of a record when its process was killed.
      if (number !== numbers.at(-1)) onReplay('damaged');
    }
    if (segment.size > 0) segments.set(number, segment);
    else remove(segment);
  }
  let current = start((numbers.at(-1) ?? 0) + 1);
  let bytes = [...segments.values()].reduce((sum, { size }) => sum + size, 0);
  let queue: Promise<unknown> = Promise.resolve();
  let waitingBytes = 0;
  let isFull = false;
  const waiting = createWaiting();

  function open(number: number): Segment {
    const file = openSync(fileOf(number), 'a+');
    return { number, file, size: fstatSync(file).size };
  }
  function remove({ number, file }: Segment): void {
    closeSync(file);
    rmSync(fileOf(number), { force: true });
  }
  function start(number: number): Segment {
    const segment = open(number);
    segments.set(number, segment);
    return segment;
  }
  const enqueue = ({ file }: Segment, record: Buffer) => {
    waitingBytes += record.length;
    queue = queue.then(async () => {
      if (isFull) return;
      let from = 0;
      while (from < record.length) from += (await writeAt(file, record, from)).bytesWritten;
    });
    queue = queue
      .catch((error: unknown) => {
        isFull = true;
        log.warn({ err: error, folder }, 'pages can be kept on disk no longer; they are kept in memory');
      })
      .finally(() => (waitingBytes -= record.length));
  };

  return {
    append(meta, body) {
      if (isFull || waitingBytes > maxWaitingBytes) return null;
      if (current.size >= segmentBytes) current = start(current.number + 1);
      const record = encodeRecord(meta, body);
      const length = body?.length ?? 0;
      const place = { segment: current.number, offset: current.size + record.length - length, length, checksum: 0 };
      place.checksum = record.readUInt32LE(16);
      current.size += record.length;
      bytes += record.length;
      enqueue(current, record);
      return place;
    },
    async written() {
      await queue;
      return !isFull;
    },
    readNow(place) {
      const file = segments.get(place.segment)?.file;
      if (file === undefined) return null;
      return waiting.attempt(() => {
        const body = Buffer.allocUnsafe(place.length);
        try {
          const bytesRead = readSync(file, body, 0, place.length, place.offset);
          return isWhole(body, bytesRead, place) ? body : null;
        } catch {
          // Read in the background it fails again, and the page is made anew.
          return null;
        }
      });
    },
    async read(place) {
      const file = segments.get(place.segment)?.file;
      if (file === undefined) return null;
      const body = Buffer.allocUnsafe(place.length);
      const done = await readAt(file, body, 0, place.length, place.offset).catch(() => null);
      return done && isWhole(body, done.bytesRead, place) ? body : null;
    },
    get bytes() {
      return bytes;
    },
    get oldest() {
      return Math.min(...segments.keys());
    },
    get hasOlder() {
      return segments.size > 1;
    },
    removeOldest() {
      const segment = segments.get(Math.min(...segments.keys()));
      if (!segment || segment === current) return;
      segments.delete(segment.number);
      bytes -= segment.size;
      // What was appended to it is written first; reads that have begun keep their bytes.
      queue = queue.finally(() => remove(segment));
    },
    async close() {
      await queue;
      for (const { file } of segments.values()) closeSync(file);
      segments.clear();
    },
  };
}

const isWhole = (body: Buffer, bytesRead: number, { length, checksum }: Place) =>
  bytesRead === length && crc32(body) === checksum;

function numbersIn(folder: string): number[] {
  return readdirSync(folder)
    .flatMap((name) => /^(\d+)\.pages$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
}

/** Reads the heads of all records of a file, without their bodies. Returns where the last whole one ends. */
function replay({ number, file, size }: Segment, onReplay: SegmentsOptions['onReplay']): number {
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
