import { z } from 'zod';
import { defineCall } from './call.ts';
import { defineCommand } from './command.ts';
import { instant, locale, pageOf, pageQuery, slug, storedWhole } from './common.ts';
import { storedPicture } from './stored-picture.ts';

export const articleStates = ['draft', 'scheduled', 'published'] as const;
export type ArticleState = (typeof articleStates)[number];

export const subjectNouns = ['season', 'league', 'game', 'club', 'team', 'person'] as const;
export type SubjectNoun = (typeof subjectNouns)[number];

const line = z.partialRecord(locale, z.string().trim().max(300));
const credit = z.string().trim().min(1).max(200).nullable();
const subject = z.object({ noun: z.enum(subjectNouns), id: z.uuid(), label: z.string().max(300) });
export type ArticleSubject = z.infer<typeof subject>;

/** What an editor writes. Texts are by language; an empty one is none. */
const values = z.object({
  title: line.refine((title) => Object.values(title).some(Boolean), 'needs one language'),
  lead: z.partialRecord(locale, z.string().trim().max(2000)),
  /** HTML; it is sanitised when it is read. */
  body: z.partialRecord(locale, z.string().max(200_000)),
  author: credit,
  cover: storedPicture.nullable(),
  coverCredit: credit,
  /** Null is a draft; a time to come is a scheduled publication. */
  publishedAt: instant.nullable(),
  subjects: z.array(subject).max(100),
  /** The gallery that is shown with it. */
  galleryId: z.uuid().nullable(),
});

const articleRecord = values
  .extend({
    id: z.uuid(),
    slug,
    revision: storedWhole,
    title: z.partialRecord(locale, z.string()),
    lead: z.partialRecord(locale, z.string()),
    body: z.partialRecord(locale, z.string()),
    author: z.string().nullable(),
    cover: z.string().nullable(),
    coverCredit: z.string().nullable(),
    /** Opens the preview until the publication. */
    previewToken: z.uuid().nullable(),
  })
  .meta({ id: 'ArticleRecord' });
export type ArticleRecord = z.infer<typeof articleRecord>;

const articleRow = z.object({
  id: z.uuid(),
  slug,
  title: z.string(),
  state: z.enum(articleStates),
  publishedAt: instant.nullable(),
  updatedAt: instant,
  author: z.string().nullable(),
  /** The languages that it has a title and a text in. */
  languages: z.array(locale),
});
export type ArticleRow = z.infer<typeof articleRow>;

const articleParams = z.object({ articleId: z.uuid() });

export const listArticleRecords = defineCall({
  path: '/v2/manage/articles',
  summary: 'Articles of every state: drafts first, then the latest',
  params: z.object({}),
  query: pageQuery.extend({
    state: z.enum(articleStates).optional(),
    q: z.string().trim().max(100).optional(),
    locale: locale.optional(),
  }),
  answer: pageOf(articleRow),
});

export const getArticleRecord = defineCall({
  path: '/v2/manage/articles/{articleId}',
  summary: 'An article in all its languages, published or not',
  params: articleParams,
  query: z.object({ locale: locale.optional() }),
  answer: articleRecord,
});

export const createArticle = defineCommand({
  method: 'POST',
  path: '/v2/manage/articles',
  summary: 'Makes an article, a draft unless it is published; with the id of a deleted one that is brought back',
  params: z.object({}),
  body: values.partial().required({ title: true }).extend({ id: z.uuid().optional(), slug: slug.optional() }),
  answer: articleRecord,
});
export type NewArticle = z.output<typeof createArticle.body>;

export const changeArticle = defineCommand({
  method: 'PUT',
  path: '/v2/manage/articles/{articleId}',
  summary: 'Changes an article; what is left out stays. The subjects are given as a whole',
  params: articleParams,
  body: values.partial().extend({ revision: storedWhole.optional() }),
  answer: articleRecord,
});
export type ArticleChange = z.output<typeof changeArticle.body>;

export const removeArticle = defineCommand({
  method: 'DELETE',
  path: '/v2/manage/articles/{articleId}',
  summary: 'Deletes an article, and answers it as it was',
  params: articleParams,
  body: z.object({ revision: storedWhole.optional() }),
  answer: articleRecord,
});
