import { and, ne, or, type SQL, sql } from 'drizzle-orm';
import { people } from '#server/db/schema/people.ts';
import { formerSlug, hasSlug as hasSlugIn, ownSlugFirst as ownFirst } from '#server/league/names/former-slugs.ts';

/** The external id that records a merged duplicate on the remaining person, so that the former address still resolves. */
export const mergedId = formerSlug;

/** The condition that a person has that slug, or had it before a merge or a rename. */
export const hasSlug = (slug: string): SQL => hasSlugIn(people, slug);

/** The condition that a person has a page, at that slug or moved from it: as the level of visibility or a merge changed it. */
export const isAtAddress = (slug: string): SQL | undefined =>
  and(ne(people.publicLevel, 'hidden'), or(hasSlug(slug), sql`${people.neutralSlug} = ${slug}`));

/** Sorts the person who has the slug itself before one who had it before. */
export const ownSlugFirst = (slug: string): SQL => ownFirst(people, slug);
