import type { z } from 'zod';
import type { Locale } from '#lib/i18n/locales.ts';
import { ImportError } from '#server/feeds/errors/import-error.ts';
import { readTextFile } from '#server/feeds/files/read-file.ts';
import { splitFrontMatter } from './front-matter.ts';
import type { PageFiles } from './page-files.ts';
import { readYaml } from './yaml.ts';

export type PageText<Own> = Own & { file: string; locale: Locale; body: string };

/**
 * Reads a text with its translations. The first file, in the site's fallback language if there is one, has the keys of `main`;
 * the others only those of `own`, which differ by language.
 */
export async function readPage<Own extends object, Main extends Own>(
  { files }: PageFiles,
  schemas: { main: z.ZodType<Main>; own: z.ZodType<Own> },
): Promise<{ main: Main; texts: PageText<Own>[] }> {
  const read = [];
  for (const { file, locale } of files) {
    const { head, body } = splitFrontMatter(file, await readTextFile(file));
    read.push({ file, locale, body, yaml: { file, text: head, firstLine: 2 } });
  }
  assertOnePerLanguage(read);
  const [first, ...others] = read;
  if (!first) throw new Error('A page has no files.');
  const main = readYaml(schemas.main, first.yaml);
  const texts = [
    { ...main, file: first.file, locale: first.locale, body: first.body },
    ...others.map(({ yaml, ...text }) => ({ ...readYaml(schemas.own, yaml), ...text })),
  ];
  return { main, texts };
}

function assertOnePerLanguage(read: readonly { file: string; locale: Locale }[]): void {
  const known = new Map<Locale, string>();
  for (const { file, locale } of read) {
    const other = known.get(locale);
    if (other) throw new ImportError(file, `${other} is in the same language, ${locale}`, 'keep one of them');
    known.set(locale, file);
  }
}
