import { z } from 'zod';
import { articleStates } from './article-record.ts';
import { defineCall } from './call.ts';
import { defineCommand } from './command.ts';
import { instant, locale, pageOf, pageQuery, slug, storedWhole } from './common.ts';

export const galleryNouns = ['game', 'club', 'league'] as const;

const maxPhotos = 500;

const title = z.partialRecord(locale, z.string().trim().max(300));
const credit = z.string().trim().min(1).max(200).nullable();
const subject = z.object({ noun: z.enum(galleryNouns), id: z.uuid(), label: z.string().max(300) });

/** Somebody in a photo. Of `isPublic` the server decides: a photo with somebody whose picture is not public is shown to nobody. */
const taggedPerson = z.object({ id: z.uuid(), name: z.string().max(300), isPublic: z.boolean() });
export type TaggedPerson = z.infer<typeof taggedPerson>;

const photoValues = z.object({
  /** Of a photo that is new to the gallery: any that no photo has. */
  id: z.uuid(),
  /** The address that its upload answered. */
  image: z.string().max(300),
  caption: z.partialRecord(locale, z.string().trim().max(1000)),
  credit,
  people: z.array(taggedPerson).max(30),
});
export type GalleryPhoto = z.infer<typeof photoValues>;

const values = z.object({
  title: title.refine((text) => Object.values(text).some(Boolean), 'needs one language'),
  /** What is photographed; null for none. */
  subject: subject.nullable(),
  /** Null is a draft; a time to come is a scheduled publication. */
  publishedAt: instant.nullable(),
  /** All photos in their order; the first one is the cover. */
  photos: z.array(photoValues).max(maxPhotos),
  /** The article that it is shown with. */
  articleId: z.uuid().nullable(),
});

const galleryRecord = values
  .extend({
    id: z.uuid(),
    slug,
    revision: storedWhole,
    title: z.partialRecord(locale, z.string()),
    photos: z.array(
      photoValues.extend({ caption: z.partialRecord(locale, z.string()), credit: z.string().nullable() }),
    ),
  })
  .meta({ id: 'GalleryRecord' });
export type GalleryRecord = z.infer<typeof galleryRecord>;

const galleryRow = z.object({
  id: z.uuid(),
  slug,
  title: z.string(),
  state: z.enum(articleStates),
  publishedAt: instant.nullable(),
  photos: z.number().int(),
  /** The first photo that is public. */
  cover: z.string().nullable(),
});
export type GalleryRow = z.infer<typeof galleryRow>;

const galleryParams = z.object({ galleryId: z.uuid() });

export const listGalleryRecords = defineCall({
  path: '/v2/manage/galleries',
  summary: 'Galleries of every state: drafts first, then the latest',
  params: z.object({}),
  query: pageQuery.extend({ locale: locale.optional(), q: z.string().trim().max(100).optional() }),
  answer: pageOf(galleryRow),
});

export const getGalleryRecord = defineCall({
  path: '/v2/manage/galleries/{galleryId}',
  summary: 'A gallery with all its photos, published or not',
  params: galleryParams,
  query: z.object({ locale: locale.optional() }),
  answer: galleryRecord,
});

export const createGallery = defineCommand({
  method: 'POST',
  path: '/v2/manage/galleries',
  summary: 'Makes a gallery, a draft unless it is published; with the id of a deleted one that is brought back',
  params: z.object({}),
  body: values.partial().required({ title: true }).extend({ id: z.uuid().optional(), slug: slug.optional() }),
  answer: galleryRecord,
});
export type NewGallery = z.output<typeof createGallery.body>;

export const changeGallery = defineCommand({
  method: 'PUT',
  path: '/v2/manage/galleries/{galleryId}',
  summary: 'Changes a gallery; what is left out stays. The photos are given as a whole, in their order',
  params: galleryParams,
  body: values.partial().extend({ revision: storedWhole.optional() }),
  answer: galleryRecord,
});
export type GalleryChange = z.output<typeof changeGallery.body>;

export const removeGallery = defineCommand({
  method: 'DELETE',
  path: '/v2/manage/galleries/{galleryId}',
  summary: 'Deletes a gallery with its photos, and answers it as it was',
  params: galleryParams,
  body: z.object({ revision: storedWhole.optional() }),
  answer: galleryRecord,
});
