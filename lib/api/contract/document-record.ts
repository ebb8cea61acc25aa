import { z } from 'zod';
import { articleStates } from './article-record.ts';
import { defineCall } from './call.ts';
import { defineCommand } from './command.ts';
import { instant, locale, slug, storedWhole } from './common.ts';

export const maxDocumentBytes = 10 * 1024 * 1024;

const fileName = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .refine((name) => !/[\\/\p{Cc}]/u.test(name), 'must be a name without a folder');
const line = z.partialRecord(locale, z.string().trim().max(200));

const values = z.object({
  title: line.refine((text) => Object.values(text).some(Boolean), 'needs one language'),
  /** The heading that it stands below; empty for none. */
  category: line,
  /** The season that it belongs to; null for the whole site. */
  seasonId: z.uuid().nullable(),
  /** The language that it is written in. */
  language: locale.nullable(),
  /** The address that its upload answered. Another file keeps the address of the document. */
  file: z.string().max(300),
  /** What it is called when it is downloaded. */
  fileName,
  /** Null is a draft; a time to come is a scheduled publication. */
  publishedAt: instant.nullable(),
});

const documentRecord = values
  .extend({
    id: z.uuid(),
    slug,
    revision: storedWhole,
    title: z.partialRecord(locale, z.string()),
    category: z.partialRecord(locale, z.string()),
    fileName: z.string(),
    contentType: z.string(),
    /** In bytes. */
    size: z.number().int(),
    order: z.number().int(),
  })
  .meta({ id: 'DocumentRecord' });
export type DocumentRecord = z.infer<typeof documentRecord>;

const documentRow = z.object({
  id: z.uuid(),
  slug,
  title: z.string(),
  category: z.string(),
  state: z.enum(articleStates),
  fileName: z.string(),
  contentType: z.string(),
  size: z.number().int(),
});
export type DocumentRowAnswer = z.infer<typeof documentRow>;

const documentParams = z.object({ documentId: z.uuid() });
const nothing = z.object({});

/** The request body is the file; `name` is its name, which says what kind it is where the bytes do not. */
export const uploadDocument = {
  method: 'POST',
  path: '/v2/manage/document-files',
  summary: 'Uploads the file of a document. What no document refers to is not shown anywhere',
  params: nothing,
  query: z.object({ name: fileName }),
  answer: z.object({ file: z.string(), fileName: z.string(), contentType: z.string(), size: z.number().int() }),
} as const;

export const listDocumentRecords = defineCall({
  path: '/v2/manage/documents',
  summary: 'Documents of every state in their order',
  params: nothing,
  query: z.object({ locale: locale.optional() }),
  answer: z.object({ items: z.array(documentRow) }),
});

export const orderDocuments = defineCommand({
  method: 'PUT',
  path: '/v2/manage/documents/order',
  summary: 'Puts the documents in an order; all of them are named',
  params: nothing,
  body: z.object({ ids: z.array(z.uuid()).max(2000) }),
  answer: nothing,
});

export const getDocumentRecord = defineCall({
  path: '/v2/manage/documents/{documentId}',
  summary: 'A document in all its languages, published or not',
  params: documentParams,
  query: z.object({ locale: locale.optional() }),
  answer: documentRecord,
});

export const createDocument = defineCommand({
  method: 'POST',
  path: '/v2/manage/documents',
  summary: 'Makes a document, a draft unless it is published; with the id of a deleted one that is brought back',
  params: nothing,
  body: values
    .partial()
    .required({ title: true, file: true, fileName: true })
    .extend({ id: z.uuid().optional(), slug: slug.optional(), order: storedWhole.max(100_000).optional() }),
  answer: documentRecord,
});
export type NewDocumentRecord = z.output<typeof createDocument.body>;

export const changeDocument = defineCommand({
  method: 'PUT',
  path: '/v2/manage/documents/{documentId}',
  summary: 'Changes a document, or the file behind its address; what is left out stays',
  params: documentParams,
  body: values.partial().extend({ revision: storedWhole.optional() }),
  answer: documentRecord,
});
export type DocumentChange = z.output<typeof changeDocument.body>;

export const removeDocument = defineCommand({
  method: 'DELETE',
  path: '/v2/manage/documents/{documentId}',
  summary: 'Deletes a document, and answers it as it was',
  params: documentParams,
  body: z.object({ revision: storedWhole.optional() }),
  answer: documentRecord,
});
