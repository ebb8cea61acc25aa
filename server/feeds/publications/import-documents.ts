import path from 'node:path';
import { seasons } from '#server/db/schema/seasons.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { ImportError } from '#server/feeds/errors/import-error.ts';
import { confinedFile } from '#server/feeds/files/confined-file.ts';
import { readBytes } from '#server/feeds/files/read-file.ts';
import { byLanguage } from '#server/feeds/pages/localised-schema.ts';
import { readDate } from '#server/feeds/pages/read-date.ts';
import type { ImportCounts, ImportReport } from '#server/feeds/report/import-report.ts';
import { storeAsset } from '#server/league/asset/store-asset.ts';
import { contentTypeOf } from '#server/league/document/content-type.ts';
import { type DocumentInput, saveDocument } from '#server/league/document/save.ts';
import { slugOf } from '#server/league/names/slug.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { type DocumentEntry, readDocumentList } from './document-list.ts';
import { importEach } from './import-each.ts';
import { type ImportSite, siteOf } from './import-site.ts';

/** Imports documents from a list of files, in its order, one transaction per document. */
export async function importDocuments(
  scope: ImportSite,
  { place }: { place: string },
  report: ImportReport,
): Promise<ImportCounts> {
  const site = await siteOf(scope);
  const { file: list, entries } = await readDocumentList(place);
  const taken = new Map<string, string>();
  return importEach(
    entries.map((entry, index) => ({ entry, order: index + 1 })),
    ({ entry }) => `${list}, ${entry.file}`,
    report,
    async ({ entry, order }) => {
      const slug = entry.slug ?? slugOf(path.parse(entry.file).name);
      const other = taken.get(slug);
      if (other)
        throw new ImportError(
          `${list}, ${entry.file}`,
          `its slug "${slug}" is that of ${other}`,
          'give one of them another slug',
        );
      taken.set(slug, entry.file);
      return saveDocument(site, await readDocument(site, { list, entry, slug, order }));
    },
  );
}

type Listed = { list: string; entry: DocumentEntry; slug: string; order: number };

async function readDocument(
  site: ReadScope & ImportSite,
  { list, entry, slug, order }: Listed,
): Promise<DocumentInput> {
  const folder = path.dirname(list);
  const bytes = await readBytes(await confinedFile(folder, path.join(folder, entry.file)));
  const fileName = path.basename(entry.file);
  const contentType = await contentTypeOf(fileName, bytes);
  const locale = site.fallbackLocale;
  return {
    slug,
    title: byLanguage(entry.title, locale),
    category: entry.category ? byLanguage(entry.category, locale) : {},
    seasonId: entry.season ? await seasonId(site, `${list}, ${entry.file}`, entry.season) : null,
    language: entry.language ?? null,
    file: await storeAsset(site, { bytes, contentType, width: null, height: null }),
    fileName,
    contentType,
    size: bytes.length,
    order,
    publishedAt: entry.date === undefined ? null : readDate(entry.date, site.timeZone),
  };
}

async function seasonId(scope: TenantScope, place: string, wanted: string): Promise<string> {
  const all = await scope.db
    .select({ id: seasons.id, slug: seasons.slug, name: seasons.name })
    .from(seasons)
    .where(ofTenant(scope, seasons));
  const found = all.find(({ slug, name }) => slug === wanted || name === wanted);
  if (found) return found.id;
  const known = all.map(({ name }) => name).join(', ');
  throw new ImportError(
    `${place}, season "${wanted}"`,
    'there is no such season',
    known ? `give one of ${known}` : 'import its games first',
  );
}
