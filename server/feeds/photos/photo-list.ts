import { access } from 'node:fs/promises';
import path from 'node:path';
import { locales } from '#lib/i18n/locales.ts';
import type { LocalizedText } from '#server/db/schema/columns.ts';
import { formatIssue } from '#server/feeds/csv/issue.ts';
import { readCsv } from '#server/feeds/csv/read-csv.ts';
import { confinedFile } from '#server/feeds/files/confined-file.ts';
import { readTextFile } from '#server/feeds/files/read-file.ts';

/** The entry of a photo in the list; null where a cell is empty. */
export type ListedPhoto = { caption: LocalizedText | null; credit: string | null; player: string | null };
export type PhotoList = { photos: ReadonlyMap<string, ListedPhoto>; problems: string[] };

export const listName = 'photos.csv';
const columns = new Set(['file', 'caption', 'credit', 'player', ...locales.map((locale) => `caption_${locale}`)]);

/** Reads captions, credits and players from the list in a folder of photos, if there is one. `language` is that of plain captions. */
export async function readPhotoList(folder: string, language: string): Promise<PhotoList> {
  const file = path.join(folder, listName);
  const exists = await access(file).then(
    () => true,
    () => false,
  );
  if (!exists) return { photos: new Map(), problems: [] };
  const { header, records, issues } = readCsv({ file, text: await readTextFile(await confinedFile(folder, file)) });
  const problems = issues.map(formatIssue);
  for (const name of header.filter((column) => !columns.has(column)))
    problems.push(`${file}: the column "${name}" is not known; use ${[...columns].join(', ')}`);
  if (!header.includes('file')) problems.push(`${file}: the column "file" is missing; it names the photo of each line`);
  const photos = new Map(
    records.map(({ cells }) => {
      const cell = (name: string) => cells.get(name) || null;
      const captions = locales.map((locale) => [locale, cell(`caption_${locale}`)] as const);
      const all = [[language, cell('caption')] as const, ...captions].filter(([, text]) => text !== null);
      const caption = all.length > 0 ? Object.fromEntries(all.map(([locale, text]) => [locale, text ?? ''])) : null;
      return [cell('file') ?? '', { caption, credit: cell('credit'), player: cell('player') }];
    }),
  );
  return { photos, problems };
}
