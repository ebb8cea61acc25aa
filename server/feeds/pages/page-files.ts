import { stat } from 'node:fs/promises';
import path from 'node:path';
import { isLocale, type Locale } from '#lib/i18n/locales.ts';
import { ImportError } from '#server/feeds/errors/import-error.ts';
import { listFiles } from '#server/feeds/files/list-files.ts';
import { unreadable } from '#server/feeds/files/read-file.ts';

/** A text with its translations: `opening.md` in the site's own language, `opening.ru.md` … beside it. */
export type PageFiles = { name: string; title: string; files: { file: string; locale: Locale }[] };

/**
 * The texts in a folder and below it, or the one that a file belongs to with all its translations, in order of name. Throws
 * where there is none.
 */
export async function findPages(place: string, own: Locale): Promise<PageFiles[]> {
  const kind = await stat(place).catch((error) => Promise.reject(unreadable(place, error)));
  const folder = kind.isDirectory() ? place : path.dirname(place);
  const wanted = kind.isDirectory() ? null : partsOf(place, own).key;
  const files = (await listFiles(folder, ['.md'])).map((file) => ({ file, ...partsOf(file, own) }));
  const pages = [...Map.groupBy(files, ({ key }) => key)]
    .filter(([key]) => wanted === null || key === wanted)
    .map(([key, texts]) => ({
      name: path.basename(key),
      title: key,
      files: texts
        .map(({ file, locale }) => ({ file, locale }))
        .sort((one, other) => Number(other.locale === own) - Number(one.locale === own)),
    }));
  if (pages.length === 0) throw new ImportError(place, 'it holds no .md', 'name a Markdown file or a folder of them');
  return pages;
}

function partsOf(file: string, own: Locale): { key: string; locale: Locale } {
  const stem = file.replace(/\.md$/, '');
  const ending = /\.([a-z]{2})$/.exec(stem)?.[1];
  return isLocale(ending) ? { key: stem.slice(0, -3), locale: ending } : { key: stem, locale: own };
}
