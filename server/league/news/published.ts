import { sql } from 'drizzle-orm';
import { news } from '#server/db/schema/news.ts';

/** Neither a draft nor for later. */
export const isNewsPublished = sql`${news.publishedAt} <= now()`;

/** When an article came out, for rows that are published. */
export const publishedAt = sql`${news.publishedAt}`.mapWith(news.publishedAt).as('published');
