import { desc, or, type SQL, sql } from 'drizzle-orm';
import { people } from '#server/db/schema/people.ts';

/** What a person keeps among the external ids of each who was merged into it: the last part of the former address. */
export const mergedId = (slug: string) => `merged:${slug}`;

/** Whoever has that address, or has taken it over. */
export const isAt = (slug: string): SQL | undefined =>
  or(sql`${people.slug} = ${slug}`, sql`${people.externalIds} @> ${sql.param([mergedId(slug)])}::text[]`);

/** Who has the address itself comes first. */
export const ownAddressFirst = (slug: string): SQL => desc(sql`${people.slug} = ${slug}`);
