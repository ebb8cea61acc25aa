import { z } from 'zod';
import { defineCall } from './call.ts';
import { instant, locale, localeQuery, slug } from './common.ts';

/** `category` is empty where there is none. `file` is the address of the download, `size` its length in bytes. */
const document = z
  .object({
    id: z.string(),
    slug,
    title: z.string(),
    category: z.string(),
    season: z.object({ slug, name: z.string() }).nullable(),
    /** In which the document is written. */
    language: locale.nullable(),
    file: z.string(),
    fileName: z.string(),
    contentType: z.string(),
    size: z.number().int(),
    publishedAt: instant,
  })
  .meta({ id: 'Document' });
export type Document = z.infer<typeof document>;

export const listDocuments = defineCall({
  path: '/v2/website/documents',
  summary: 'Published documents in the order that the editors gave them',
  params: z.object({}),
  query: localeQuery,
  answer: z.object({ documents: z.array(document) }),
});
