import path from 'node:path';

/** The ids that a file's name may hold: the name without its endings, then each run of digits, the last first. */
export function fileIds(file: string): string[] {
  const stem = path.basename(file).replace(/(\.json)?(\.gz)?$/i, '');
  return [...new Set([stem, ...(stem.match(/\d+/g) ?? []).reverse()])];
}
