import { seasons } from '#server/db/schema/seasons.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { todayOf } from '#server/league/tenant/today.ts';

type Season = typeof seasons.$inferSelect;

/** Lists the seasons whose last day is over; one without a last day is over once a later one is the current one. */
export async function listOverSeasons(scope: TenantScope): Promise<Season[]> {
  const today = await todayOf(scope);
  const all = await scope.db.select().from(seasons).where(ofTenant(scope, seasons));
  const current = all.find(({ isCurrent }) => isCurrent);
  return all.filter((season) => (season.endsOn ? season.endsOn < today : current && isBefore(season, current)));
}

/** By first days or, where one has none, by addresses, as lists of seasons are. */
const isBefore = (one: Season, other: Season): boolean =>
  one.startsOn && other.startsOn ? one.startsOn < other.startsOn : one.slug < other.slug;
