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
import { encodeRecord, type Place, type RecordMeta } from './record.ts';
import { type Replayed, replay } from './replay.ts';
import { createWaiting } from './waiting.ts';

/** Append-only files of records. All are read at start; the oldest is removed as a whole. */
export interface Segments {
  /**
   * Appends a record and returns the place of its body at once; it can be read from there when `written` resolves. Null if the
   * disk takes none now.
   */
  append(meta: RecordMeta, body?: Buffer<ArrayBuffer>): Place | null;
  /** Resolves when everything appended so far is written; false if the disk did not take all of it. */
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
  /** Called when records that were appended could not be written. */
  onLost(): void;
}

const readAt = promisify(read);
const writeAt = promisify(write);
/** A disk that is slower than the pages are made must not fill the memory. */
const maxWaitingBytes = 32 * 1024 * 1024;
/** A disk that is full gets nothing for so long. */
const restMs = 60_000;

/** `written` is how much of its size is on disk. */
type Segment = { number: number; file: number; size: number; written: number };

/** Opens the files of a folder, and reads what an earlier process wrote. Throws where the folder cannot be used. */
export function openSegments({ folder, segmentBytes, log, onReplay, onLost }: SegmentsOptions): Segments {
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
      segment.written = end;
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
  let failures = 0;
  let restsUntil = 0;
  /** Whether the file being written may end within a record. */
  let isCutShort = false;
  const waiting = createWaiting();

  function open(number: number): Segment {
    const file = openSync(fileOf(number), 'a+');
    const { size } = fstatSync(file);
    return { number, file, size, written: size };
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
  /** Nothing that was appended later is written, either: it may rely on what was lost. */
  const fail = (error: unknown) => {
    failures += 1;
    isCutShort = true;
    restsUntil = performance.now() + restMs;
    log.warn({ err: error, folder }, 'pages cannot be kept on disk now; for a minute they are kept in memory');
    for (const segment of segments.values()) {
      bytes -= segment.size - segment.written;
      segment.size = segment.written;
    }
    onLost();
  };
  const enqueue = (segment: Segment, record: Buffer) => {
    const before = failures;
    waitingBytes += record.length;
    queue = queue.then(async () => {
      if (failures > before) return;
      let from = 0;
      while (from < record.length) {
        const { bytesWritten } = await writeAt(segment.file, record, from);
        from += bytesWritten;
        segment.written += bytesWritten;
      }
    });
    queue = queue.catch(fail).finally(() => (waitingBytes -= record.length));
  };
  /** Begins the next file where the current one is complete, or spoilt; returns false if there can be none. */
  const makeRoom = (): boolean => {
    if (current.size < segmentBytes && !isCutShort) return true;
    try {
      const spoilt = current;
      current = start(spoilt.number + 1);
      // On a disk that stays full there would be one more of them each minute.
      if (spoilt.size === 0 && segments.delete(spoilt.number)) remove(spoilt);
    } catch (error) {
      fail(error);
      return false;
    }
    isCutShort = false;
    return true;
  };

  return {
    append(meta, body) {
      if (performance.now() < restsUntil || waitingBytes > maxWaitingBytes || !makeRoom()) return null;
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
      const before = failures;
      await queue;
      return failures === before;
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
      queue = queue.finally(() => remove(segment)).catch(fail);
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
