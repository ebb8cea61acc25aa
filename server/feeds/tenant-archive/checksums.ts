import { isArchiveName } from '#server/league/tenant-archive/archive-entry.ts';

/** Lists every file of an archive in its order, as `sha256sum` writes it. The last file: without it, an archive breaks off. */
export const checksumsName = 'checksums.txt';

export type Checksum = { name: string; hash: string };

export const formatChecksums = (all: readonly Checksum[]) => all.map(({ name, hash }) => `${hash}  ${name}\n`).join('');

/** Parses the list; null if a line is none of an archive, such as a path outside of it. */
export function parseChecksums(text: string): Checksum[] | null {
  const found = text.split('\n').slice(0, -1).map(parseLine);
  const known = found.filter((one) => one !== null);
  return text.endsWith('\n') && known.length === found.length ? known : null;
}

function parseLine(line: string): Checksum | null {
  const { hash, name } = /^(?<hash>[0-9a-f]{64}) {2}(?<name>\S+)$/.exec(line)?.groups ?? {};
  return hash && name && isArchiveName(name) ? { hash, name } : null;
}
