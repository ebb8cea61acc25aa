/** Headers and contents of a tar file are in blocks of this many bytes. */
export const blockBytes = 512;

const fields = {
  name: [0, 100],
  mode: [100, 8],
  uid: [108, 8],
  gid: [116, 8],
  size: [124, 12],
  time: [136, 12],
  checksum: [148, 8],
  type: [156, 1],
  magic: [257, 8],
} as const;

const file = '0';
const folder = '5';

/** Returns the header of a plain file (POSIX ustar), the same for the same name and size. */
export function tarHeader(name: string, size: number): Buffer {
  const header = Buffer.alloc(blockBytes);
  const write = (field: keyof typeof fields, text: string) => header.write(text, fields[field][0], 'latin1');
  const octal = (field: keyof typeof fields, value: number) =>
    write(field, `${value.toString(8).padStart(fields[field][1] - 1, '0')}\0`);
  write('name', name);
  octal('mode', 0o644);
  octal('uid', 0);
  octal('gid', 0);
  octal('size', size);
  octal('time', 0);
  write('type', file);
  write('magic', 'ustar\u000000');
  write('checksum', `${checksumOf(header).toString(8).padStart(6, '0')}\0 `);
  return header;
}

export type TarEntry = { kind: 'file' | 'folder'; name: string; size: number };

/** Parses a header; null for anything but a plain file or a folder, such as a link, and for damaged bytes. */
export function parseTarHeader(header: Buffer): TarEntry | null {
  const text = (field: keyof typeof fields) => {
    const [start, length] = fields[field];
    return header.toString('latin1', start, start + length).replace(/[\0 ].*$/s, '');
  };
  const size = /^[0-7]+$/.test(text('size')) ? Number.parseInt(text('size'), 8) : Number.NaN;
  const isWhole = Number.parseInt(text('checksum'), 8) === checksumOf(header);
  if (!isWhole || !Number.isSafeInteger(size) || !text('magic').startsWith('ustar')) return null;
  const type = text('type');
  if (type === file || type === '') return { kind: 'file', name: text('name'), size };
  return type === folder && size === 0 ? { kind: 'folder', name: text('name'), size } : null;
}

/** The sum of all bytes, those of the checksum itself taken as spaces. */
function checksumOf(header: Buffer): number {
  const [start, length] = fields.checksum;
  return header.reduce((sum, byte, index) => sum + (index >= start && index < start + length ? 0x20 : byte), 0);
}
