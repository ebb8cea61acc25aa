import { crc32 } from 'node:zlib';

export type ZipEntry = { name: string; data: Buffer };

const utf8Names = 0x800;

/** Returns a ZIP file of these entries in pieces, without compression. */
export function* packZip(entries: readonly ZipEntry[]): Generator<Buffer> {
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, data } of entries) {
    const bytes = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(utf8Names, 2);
    facts.writeUInt32LE(crc32(data), 10);
    facts.writeUInt32LE(data.length, 14);
    facts.writeUInt32LE(data.length, 18);
    facts.writeUInt16LE(bytes.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\0'), facts, place, bytes);
    yield Buffer.concat([Buffer.from('PK\x03\x04'), facts, bytes]);
    yield data;
    at += 30 + bytes.length + data.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(index.length, 12);
  end.writeUInt32LE(at, 16);
  yield Buffer.concat([index, end]);
}
