import { and, desc, ne, or, type SQL, sql } from 'drizzle-orm';
import { people } from '#server/db/schema/people.ts';

/** The external id that records a merged duplicate on the remaining person, so that the former address still resolves. */
export const mergedId = (slug: string) => `merged:${slug}`;

/** The condition that a person has that slug, or took it over in a merge. */
export const hasSlug = (slug: string): SQL | undefined =>
  or(sql`${people.slug} = ${slug}`, sql`${people.externalIds} @> ${sql.param([mergedId(slug)])}::text[]`);

/** The condition that a person has a page, at that slug or moved from it: as the level of visibility or a merge changed it. */
export const isAtAddress = (slug: string): SQL | undefined =>
  and(ne(people.publicLevel, 'hidden'), or(hasSlug(slug), sql`${people.neutralSlug} = ${slug}`));

/** Sorts the person who has the slug itself before one who took it over. */
export const ownSlugFirst = (slug: string): SQL => desc(sql`${people.slug} = ${slug}`);
