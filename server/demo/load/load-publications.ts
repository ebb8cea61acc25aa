import { insertRows } from '#server/db/insert-rows.ts';
import { galleries, photos } from '#server/db/schema/galleries.ts';
import { news, newsSubjects } from '#server/db/schema/news.ts';
import { documents, sponsors } from '#server/db/schema/publications.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { openDraft } from '#server/demo/open-draft.ts';
import type { World } from '#server/demo/world/types.ts';
import { mainColor } from '#server/league/asset/main-color.ts';
import type { Pictures } from './pictures.ts';

/** News, galleries, documents and sponsors. */
export async function loadPublications({ db, tenantId }: TenantScope, world: World, pictures: Pictures): Promise<void> {
  await insertRows(
    db,
    news,
    world.news.map(({ cover, subjects, publishedAt, ...item }) => ({
      tenantId,
      ...item,
      cover: pictures.add(cover),
      publishedAt: new Date(publishedAt),
      updatedAt: new Date(publishedAt),
    })),
  );
  await insertRows(db, news, [{ tenantId, ...openDraft }]);
  await insertRows(
    db,
    newsSubjects,
    world.news.flatMap((item) =>
      item.subjects.map(({ noun, id }) => ({ tenantId, newsId: item.id, noun, subjectId: id })),
    ),
  );
  await insertRows(
    db,
    galleries,
    world.galleries.map(({ photos, publishedAt, ...gallery }) => ({
      tenantId,
      ...gallery,
      publishedAt: new Date(publishedAt),
    })),
  );
  await insertRows(db, photos, await Promise.all(world.galleries.flatMap((gallery) => photoRows(gallery, pictures))));
  await insertRows(
    db,
    documents,
    world.documents.map(({ content, publishedAt, ...document }) => ({
      tenantId,
      ...document,
      file: pictures.addBytes(content, document.contentType),
      size: content.length,
      publishedAt: new Date(publishedAt),
    })),
  );
  await insertRows(
    db,
    sponsors,
    world.sponsors.map(({ logo, ...sponsor }) => ({ tenantId, ...sponsor, logo: pictures.add(logo) })),
  );
}

function photoRows({ id: galleryId, photos }: World['galleries'][number], pictures: Pictures) {
  return photos.map(async ({ id, picture, caption, credit }, order) => ({
    tenantId: pictures.tenantId,
    id,
    galleryId,
    image: pictures.add(picture),
    caption,
    credit,
    width: picture.width,
    height: picture.height,
    color: await mainColor(Buffer.from(picture.svg)),
    order,
  }));
}
