import { inflateRawSync } from 'node:zlib';
import { errorCode } from '#server/failure.ts';

const [endSignature, entrySignature, localSignature] = [0x06054b50, 0x02014b50, 0x04034b50];
const maxEntries = 1000;

/** What is packed is larger than allowed. */
export class TooLargeError extends Error {}

/**
 * Unpacks the entries of a ZIP file one at a time. The sizes that it states may lie, so each is unpacked under what is left of `limit`
 * bytes. Throws `TooLargeError`, and other errors for what is no ZIP file.
 */
export function* unpackZip(bytes: Buffer, limit: number): Generator<{ name: string; data: Buffer }> {
  let left = limit;
  for (const { name, data, isStored } of packedEntries(bytes)) {
    const plain = isStored ? data : inflate(data, left);
    left -= plain.length;
    if (left < 0) throw new TooLargeError();
    yield { name, data: plain };
  }
}

function inflate(data: Buffer, limit: number): Buffer {
  try {
    return inflateRawSync(data, { maxOutputLength: limit + 1 });
  } catch (error) {
    throw errorCode(error) === 'ERR_BUFFER_TOO_LARGE' ? new TooLargeError() : error;
  }
}

function* packedEntries(bytes: Buffer): Generator<{ name: string; data: Buffer; isStored: boolean }> {
  const end = bytes.lastIndexOf(signature(endSignature));
  if (end < 0) throw new Error('There is no directory.');
  const count = bytes.readUInt16LE(end + 10);
  if (count > maxEntries) throw new TooLargeError();
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (bytes.readUInt32LE(at) !== entrySignature) throw new Error('The directory is broken.');
    const method = bytes.readUInt16LE(at + 10);
    if (method !== 0 && method !== 8) throw new Error('The packing is unknown.');
    const [size, nameLength, local] = [
      bytes.readUInt32LE(at + 20),
      bytes.readUInt16LE(at + 28),
      bytes.readUInt32LE(at + 42),
    ];
    if (bytes.readUInt32LE(local) !== localSignature) throw new Error('An entry is missing.');
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    if (start + size > bytes.length) throw new Error('An entry is cut off.');
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    yield { name, data: bytes.subarray(start, start + size), isStored: method === 0 };
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
}

function signature(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(number);
  return bytes;
}
