import { sql } from 'drizzle-orm';
import { documents } from '#server/db/schema/publications.ts';

/** Neither a draft nor for later. */
export const isDocumentPublished = sql`${documents.publishedAt} <= now()`;
