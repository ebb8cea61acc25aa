import { z } from 'zod';
import { defineCall } from './call.ts';
import { instant, locale, localeQuery, slug } from './common.ts';

/** `category` is empty if there is none. `file` is the download URL, `size` is in bytes. */
const document = z
  .object({
    id: z.string(),
    slug,
    title: z.string(),
    category: z.string(),
    season: z.object({ slug, name: z.string() }).nullable(),
    /** Language of the document. */
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
  summary: 'Published documents in editorial order',
  params: z.object({}),
  query: localeQuery,
  answer: z.object({ documents: z.array(document) }),
});
