import { and, arrayContains, eq, or } from 'drizzle-orm';
import { belongsTo } from '#server/db/belongs-to.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError, notFound } from '#server/errors.ts';
import { slugOf } from '#server/league/names/slug.ts';

export type GameWord = { game: string; season?: string | undefined; league?: string | undefined };

const uuid = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i;

/**
 * Finds a game by its id, or by the id that its source gives it. Throws `not-found`, and `conflict` where the id of a source names
 * several games.
 */
export async function findGameId(scope: TenantScope, { game, season, league }: GameWord): Promise<string> {
  const byWord = or(
    uuid.test(game) ? eq(games.id, game) : undefined,
    arrayContains(games.externalIds, [`fixture:${game}`]),
  );
  const found = await scope.db
    .select({ id: games.id, season: seasons.name, league: leagues.name })
    .from(games)
    .innerJoin(leagues, belongsTo(games, games.leagueId, leagues))
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .where(
      ofTenant(
        scope,
        games,
        and(
          byWord,
          season === undefined ? undefined : eq(seasons.slug, slugOf(season, 'season')),
          league === undefined ? undefined : eq(leagues.slug, slugOf(league, 'league')),
        ),
      ),
    );
  const [only, ...more] = found;
  if (!only) throw notFound('game', game);
  if (more.length === 0) return only.id;
  const list = found.map(({ id, season, league }) => `${id} (${season} ${league})`).join(', ');
  throw new LeagueError(
    'conflict',
    `Several games have the id ${game}: add --season and --league, or give one of ${list}.`,
  );
}
