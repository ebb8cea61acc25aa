import path from 'node:path';
import type { LocalizedText } from '#server/db/schema/columns.ts';
import { people } from '#server/db/schema/people.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { ImportError } from '#server/feeds/errors/import-error.ts';
import { problemLine } from '#server/feeds/errors/problem-line.ts';
import { type ImportCounts, type ImportReport, noCounts } from '#server/feeds/report/import-report.ts';
import type { PreparedPhoto } from '#server/league/asset/prepare-photo.ts';
import { storeAsset } from '#server/league/asset/store-asset.ts';
import type { GalleryInput, GalleryOf, PhotoInput } from '#server/league/gallery/gallery-input.ts';
import { photosOfGallery, upsertGallery } from '#server/league/gallery/upsert-gallery.ts';
import { hasSlug, ownSlugFirst } from '#server/league/names/former-slugs.ts';
import { slugOf } from '#server/league/names/slug.ts';
import { foldersOfPhotos, type PhotoFolder } from './list-photo-folders.ts';
import { type ListedPhoto, listName, type PhotoList, readPhotoList } from './photo-list.ts';
import { readPhoto } from './read-photo.ts';

export type PhotoImport = {
  folder: string;
  of: GalleryOf;
  /** Prefix of the gallery slug, so that folders with the same name for two games are two galleries. */
  prefix: string;
  title: LocalizedText | null;
  credit: string | null;
  publishedAt: Date | null;
  /** The language of plain captions. */
  language: string;
};

/** Imports the photos of a folder: it and each folder below it with photos is one gallery and one transaction. */
export async function importPhotos(
  scope: TenantScope,
  input: PhotoImport,
  report: ImportReport,
): Promise<ImportCounts> {
  const counts = noCounts();
  const folders = await foldersOfPhotos(input.folder);
  report.expect(folders.length);
  for (const folder of folders) {
    const list = await readPhotoList(folder.path, input.language);
    for (const problem of [...list.problems, ...missingFiles(folder, list)]) {
      counts.failed += 1;
      report.problem(problem);
    }
    const gallery: GalleryInput = {
      ...input.of,
      slug: slugOf(`${input.prefix} ${folder.name}`),
      title: input.title,
      name: { [input.language]: folder.name },
      publishedAt: input.publishedAt,
    };
    const { found, broken } = await readAll(scope, folder, list, gallery.slug, input, report);
    counts.failed += broken.length;
    const { outcomes, removed } = await inTransaction(scope, (own) => upsertGallery(own, gallery, found, broken));
    for (const outcome of outcomes) counts[outcome] += 1;
    counts.changed += removed;
    report.step(`${folder.path}: ${outcomes.length} photos${removed > 0 ? `, ${removed} taken out` : ''}`);
  }
  return counts;
}

/** Returns the problems of listed photos that are not in the folder. */
function missingFiles({ path: folder, files }: PhotoFolder, { photos }: PhotoList): string[] {
  return [...photos.keys()]
    .filter((name) => !files.includes(name))
    .map((name) => `${path.join(folder, listName)}: there is no photo "${name}" in the folder; correct the name`);
}

/** Reads and stores photos one by one, so that a large gallery need not fit into memory; they are public once the rows exist. */
async function readAll(
  scope: TenantScope,
  folder: PhotoFolder,
  list: PhotoList,
  slug: string,
  { credit, language }: PhotoImport,
  report: ImportReport,
): Promise<{ found: PhotoInput[]; broken: string[] }> {
  const known = await photosOfGallery(scope, slug);
  const found: PhotoInput[] = [];
  const broken: string[] = [];
  for (const [order, name] of folder.files.entries()) {
    try {
      const listed = list.photos.get(name);
      const photo = await readPhoto(folder.path, name, known.get(name)?.sourceHash ?? null);
      found.push({
        sourceFile: name,
        sourceHash: photo.hash,
        caption: listed?.caption ?? (photo.caption ? { [language]: photo.caption } : {}),
        credit: listed?.credit ?? (photo.credit || credit),
        personIds: await peopleOf(scope, folder.path, listed),
        order,
        picture: photo.prepared && (await storePicture(scope, photo.prepared)),
      });
    } catch (error) {
      broken.push(name);
      report.problem(problemLine(path.join(folder.path, name), error), error);
    }
  }
  return { found, broken };
}

async function peopleOf(scope: TenantScope, folder: string, listed: ListedPhoto | undefined): Promise<string[]> {
  if (!listed?.player) return [];
  const [person] = await scope.db
    .select({ id: people.id })
    .from(people)
    .where(ofTenant(scope, people, hasSlug(people, listed.player)))
    .orderBy(ownSlugFirst(people, listed.player))
    .limit(1);
  if (person) return [person.id];
  const cure = 'write the last part of the address of the player’s page';
  throw new ImportError(path.join(folder, listName), `there is no player "${listed.player}"`, cure);
}

async function storePicture(scope: TenantScope, { bytes, contentType, width, height, color }: PreparedPhoto) {
  const image = await storeAsset(scope, { bytes, contentType, width, height });
  return { image, width, height, color };
}
