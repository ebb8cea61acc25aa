import { asc } from 'drizzle-orm';
import { foldName } from '#lib/i18n/fold-name.ts';
import { venues } from '#server/db/schema/venues.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest, notFound } from '#server/errors.ts';
import { hadSlug } from '#server/league/names/former-slugs.ts';

export type VenueRow = typeof venues.$inferSelect;

/** Loads and locks all venues of a tenant. */
export const lockVenues = (scope: TenantScope): Promise<VenueRow[]> =>
  scope.db.select().from(venues).where(ofTenant(scope, venues)).orderBy(asc(venues.slug)).for('update');

/**
 * Finds one of these venues by slug, also a former one, by name, by our id or by a source's id (as in the file, or `source:id`).
 * Throws `not-found`, and `bad-request` if several are meant.
 */
export function venueNamed(all: readonly VenueRow[], name: string): VenueRow {
  const bySlug = all.filter(({ slug }) => slug === name);
  const found = bySlug.length > 0 ? bySlug : all.filter((venue) => answersTo(venue, name));
  const [only, another] = found;
  if (!only) throw notFound('venue', name);
  if (!another) return only;
  const list = found.map(({ slug, city }) => (city ? `${slug} (${city})` : slug)).join(', ');
  throw badRequest(`"${name}" is several venues: ${list}. Use the slug.`);
}

const answersTo = (venue: VenueRow, name: string): boolean =>
  venue.id === name ||
  hadSlug(venue, name) ||
  foldName(venue.name) === foldName(name) ||
  venue.externalIds.some((id) => id === `venue:${name}` || (id.startsWith('venue:') && id.endsWith(`:${name}`)));
