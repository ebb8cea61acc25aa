import { desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

type Sluggable = { slug: AnyPgColumn; externalIds: AnyPgColumn };

const prefix = 'merged:';

/** The external id that records a former slug of a renamed or merged entity, so that its former address still resolves. */
export const formerSlug = (slug: string) => prefix + slug;

/** The condition that an entity has that slug, or had it before it was renamed or another one was merged into it. */
export function hasSlug(table: Sluggable, slug: string): SQL {
  const had = sql`${table.externalIds} @> ${sql.param([formerSlug(slug)])}::text[]`;
  return or(eq(table.slug, slug), had) ?? had;
}

/** Sorts the entity that has the slug now before one that had it. */
export const ownSlugFirst = (table: Sluggable, slug: string): SQL => desc(sql`${table.slug} = ${slug}`);

/** Whether an entity has the slug or had it. */
export const hadSlug = (row: { slug: string; externalIds: readonly string[] }, slug: string): boolean =>
  row.slug === slug || row.externalIds.includes(formerSlug(slug));

/** Lists the slugs that entities have or had, so that a new one takes none of them. */
export const takenSlugs = (rows: Iterable<{ slug: string; externalIds: readonly string[] }>): Set<string> =>
  new Set(
    [...rows].flatMap(({ slug, externalIds }) => [
      slug,
      ...externalIds.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length)),
    ]),
  );

/** Returns the external ids of an entity that moves from one slug to another. */
export function withFormerSlug(externalIds: readonly string[], from: string, to: string): string[] {
  if (from === to) return [...externalIds];
  return [...new Set([...externalIds, formerSlug(from)])].filter((id) => id !== formerSlug(to));
}
