import { sql } from 'drizzle-orm';
import { documents } from '#server/db/schema/publications.ts';

/** The condition that a document is neither a draft nor scheduled. */
export const isDocumentPublished = sql`${documents.publishedAt} <= now()`;
