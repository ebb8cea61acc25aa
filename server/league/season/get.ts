import type { Season } from '#lib/api/contract/season.ts';
import { notFound } from '#server/errors.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { findSeason } from './list.ts';

/** Returns a season with its leagues. Throws `not-found`. */
export async function getSeason(scope: ReadScope, slug: string): Promise<Season> {
  const season = await findSeason(scope, slug);
  if (!season) throw notFound('season', slug);
  return season;
}
