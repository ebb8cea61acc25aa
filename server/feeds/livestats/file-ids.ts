import path from 'node:path';

/** Returns the ids that a file name may contain: the name without extensions, then each run of digits, last first. */
export function fileIds(file: string): string[] {
  const stem = path.basename(file).replace(/(\.json)?(\.gz)?$/i, '');
  return [...new Set([stem, ...(stem.match(/\d+/g) ?? []).reverse()])];
}
