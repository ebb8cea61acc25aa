import { sql } from 'drizzle-orm';
import { news } from '#server/db/schema/news.ts';

/** The condition that an article is neither a draft nor scheduled. */
export const isNewsPublished = sql`${news.publishedAt} <= now()`;

/** The time of publication, not null for published rows. */
export const publishedAt = sql`${news.publishedAt}`.mapWith(news.publishedAt).as('published');
