import { z } from 'zod';
import { slug } from '#lib/api/contract/common.ts';
import { publicationDate } from '#server/feeds/pages/read-date.ts';

/** What differs by language. */
export const articleText = z.strictObject({
  title: z.string().trim().min(1).max(200),
  lead: z.string().trim().max(1000).default(''),
});

/** The keys of the first file of an article. */
export const articleHead = articleText.extend({
  /** Absent for a draft. */
  date: publicationDate.optional(),
  author: z.string().trim().min(1).max(120).optional(),
  /** A file beside the article, or an address. */
  cover: z.string().trim().min(1).optional(),
  credit: z.string().trim().min(1).max(120).optional(),
  /** Addresses of the pages that it is about. */
  about: z.array(z.string()).default([]),
  gallery: slug.optional(),
});
