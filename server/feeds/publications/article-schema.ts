import { z } from 'zod';
import { slug } from '#lib/api/contract/common.ts';
import { publicationDate } from '#server/feeds/pages/read-date.ts';

/** The keys that differ by language. */
export const articleText = z.strictObject({
  title: z.string().trim().min(1).max(200),
  lead: z.string().trim().max(1000).default(''),
});

/** The keys of the main file of an article. */
export const articleHead = articleText.extend({
  /** Absent for a draft. */
  date: publicationDate.optional(),
  author: z.string().trim().min(1).max(120).optional(),
  /** Path relative to the file, or a URL. */
  cover: z.string().trim().min(1).optional(),
  credit: z.string().trim().min(1).max(120).optional(),
  /** URLs of the pages that the article is about. */
  about: z.array(z.string()).default([]),
  gallery: slug.optional(),
});
