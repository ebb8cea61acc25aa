import { eq } from 'drizzle-orm';
import type { PlayerCareer } from '#lib/api/contract/player-career.ts';
import { people } from '#server/db/schema/people.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/league/errors.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { listCareerGames } from './list-career-games.ts';
import { listCareerSeasons } from './list-career-seasons.ts';

/** What a player has done over all teams, leagues and seasons. Throws `not-found`. */
export async function getPlayerCareer(scope: ReadScope, slug: string): Promise<PlayerCareer> {
  const [person] = await scope.db
    .select({ id: people.id })
    .from(people)
    .where(ofTenant(scope, people, eq(people.slug, slug)));
  if (!person) throw notFound('player', slug);
  const [seasons, games] = await Promise.all([listCareerSeasons(scope, person.id), listCareerGames(scope, person.id)]);
  return { seasons, games };
}
