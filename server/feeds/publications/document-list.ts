import { stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { locale, slug } from '#lib/api/contract/common.ts';
import { ImportError } from '#server/feeds/errors/import-error.ts';
import { confinedFile } from '#server/feeds/files/confined-file.ts';
import { readTextFile, unreadable } from '#server/feeds/files/read-file.ts';
import { localised } from '#server/feeds/pages/localised-schema.ts';
import { publicationDate } from '#server/feeds/pages/read-date.ts';
import { readYaml } from '#server/feeds/pages/yaml.ts';

const entry = z.strictObject({
  file: z.string().trim().min(1),
  slug: slug.optional(),
  title: localised,
  category: localised.optional(),
  /** Name or slug of a season. */
  season: z.string().optional(),
  language: locale.optional(),
  /** Absent for a draft. */
  date: publicationDate.optional(),
});
export type DocumentEntry = z.output<typeof entry>;

const names = ['documents.yaml', 'documents.yml', 'documents.json'];

/** Reads the list of documents from a file, or from a folder that contains it under its default name. */
export async function readDocumentList(place: string): Promise<{ file: string; entries: DocumentEntry[] }> {
  const file = await findListFile(place);
  return { file, entries: readYaml(z.array(entry), { file, text: await readTextFile(file) }) };
}

async function findListFile(place: string): Promise<string> {
  const kind = await stat(place).catch((error) => Promise.reject(unreadable(place, error)));
  if (!kind.isDirectory()) return place;
  for (const name of names) {
    const file = path.join(place, name);
    if (await fileExists(file)) {
      await confinedFile(place, file);
      return file;
    }
  }
  throw new ImportError(place, `it holds no ${names[0]}`, 'write the list of its documents into that file');
}

const fileExists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );
