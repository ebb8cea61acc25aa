import { stat } from 'node:fs/promises';
import path from 'node:path';
import { isLocale, type Locale } from '#lib/i18n/locales.ts';
import { ImportError } from '#server/feeds/errors/import-error.ts';
import { listFiles } from '#server/feeds/files/list-files.ts';
import { unreadable } from '#server/feeds/files/read-file.ts';

/** A text with its translations: `opening.md` in the site's fallback language, `opening.ru.md` … beside it. */
export type PageFiles = {
  name: string;
  title: string;
  /** The imported folder, outside of which a text can name no file. */
  folder: string;
  files: { file: string; locale: Locale }[];
};

/**
 * Returns the texts in a folder and below it, or the text of a single file with all its translations, sorted by name. Throws
 * if there is none.
 */
export async function findPages(place: string, fallback: Locale): Promise<PageFiles[]> {
  const kind = await stat(place).catch((error) => Promise.reject(unreadable(place, error)));
  const folder = kind.isDirectory() ? place : path.dirname(place);
  const wanted = kind.isDirectory() ? null : partsOf(place, fallback).key;
  const files = (await listFiles(folder, ['.md'])).map((file) => ({ file, ...partsOf(file, fallback) }));
  const pages = [...Map.groupBy(files, ({ key }) => key)]
    .filter(([key]) => wanted === null || key === wanted)
    .map(([key, texts]) => ({
      name: path.basename(key),
      title: key,
      folder,
      files: texts
        .map(({ file, locale }) => ({ file, locale }))
        .sort((one, other) => Number(other.locale === fallback) - Number(one.locale === fallback)),
    }));
  if (pages.length === 0) throw new ImportError(place, 'it holds no .md', 'name a Markdown file or a folder of them');
  return pages;
}

function partsOf(file: string, fallback: Locale): { key: string; locale: Locale } {
  const stem = file.replace(/\.md$/, '');
  const suffix = /\.([a-z]{2})$/.exec(stem)?.[1];
  return isLocale(suffix) ? { key: stem.slice(0, -3), locale: suffix } : { key: stem, locale: fallback };
}
