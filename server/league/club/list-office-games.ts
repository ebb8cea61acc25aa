import { asc, gt, inArray, or, sql } from 'drizzle-orm';
import type { ClubGame } from '#lib/api/contract/club-office.ts';
import { clubRules } from '#lib/api/contract/competition/club-rules.ts';
import type { VenueRef } from '#lib/api/contract/game.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { teams } from '#server/db/schema/teams.ts';
import { venues } from '#server/db/schema/venues.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { loadLatestMoves } from '#server/league/fixture/move-request/find.ts';
import { mayAsk } from '#server/league/fixture/move-request/may-ask.ts';
import { presentMoves } from '#server/league/fixture/move-request/present.ts';
import { loadSummaries } from '#server/league/game/load-summaries.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { mayState } from '#server/league/result/club/may-state.ts';
import { loadStatements, presentStatements } from '#server/league/result/club/statements.ts';

const maxGames = 200;
/** Games that were played are shown this long. */
const recent = sql`now() - interval '30 days'`;

/**
 * Lists what clubs can do with their games: those to come and those of the last 30 days, by time, in leagues that leave something to the clubs. The
 * caller authorises.
 */
export async function listOfficeGames(
  scope: ReadScope,
  clubIds: readonly string[],
): Promise<{ items: ClubGame[]; venues: VenueRef[] }> {
  const own = scope.db
    .select({ id: teams.id })
    .from(teams)
    .where(ofTenant(scope, teams, inArray(teams.clubId, [...clubIds])));
  const at = sql`coalesce(${games.tipOffAt}, ${games.tipOffDate}::timestamptz, 'infinity')`;
  const rows = await scope.db
    .select({ row: games, rules: leagues.clubRules })
    .from(games)
    .innerJoin(leagues, belongsTo(games, games.leagueId, leagues))
    .where(
      ofTenant(
        scope,
        games,
        or(inArray(games.homeTeamId, own), inArray(games.awayTeamId, own)),
        gt(at, recent),
        inArray(games.state, ['scheduled', 'postponed', 'unconfirmed', 'live', 'final']),
        sql`(${leagues.clubRules} ->> 'results' = 'confirmed' or ${leagues.clubRules} ->> 'moves' = 'agreed')`,
      ),
    )
    .orderBy(asc(at), asc(games.id))
    .limit(maxGames);
  const parsed = rows.map(({ row, rules }) => ({ row, rules: clubRules.parse(rules) }));
  const ids = rows.map(({ row }) => row.id);
  const [summaries, statements, moves] = [
    await loadSummaries(scope, ids),
    await loadStatements(scope, ids),
    await loadLatestMoves(scope, ids),
  ];
  const ownTeams = new Set((await own).map(({ id }) => id));
  const items = parsed.map(async ({ row, rules }): Promise<ClubGame[]> => {
    const game = summaries.get(row.id);
    if (!game) return [];
    const move = moves.get(row.id);
    const [request = null] = move ? await presentMoves(scope, [{ row: move, rules }]) : [];
    const side = row.homeTeamId && ownTeams.has(row.homeTeamId) ? 'home' : 'away';
    const stated = statements.get(row.id);
    const isOpen = request?.state === 'asked' || request?.state === 'agreed';
    return [
      {
        game,
        side,
        statements: presentStatements(stated),
        mayState: mayState(rules, row) && (side === 'home' || stated?.home !== undefined),
        request,
        mayAsk: mayAsk(rules, row) && !isOpen,
        rules: { moveFee: rules.moveFee, moveNotice: rules.moveNotice },
      },
    ];
  });
  return { items: (await Promise.all(items)).flat(), venues: await listVenues(scope) };
}

const listVenues = (scope: ReadScope): Promise<VenueRef[]> =>
  scope.db
    .select({ id: venues.id, slug: venues.slug, name: venues.name, city: venues.city })
    .from(venues)
    .where(ofTenant(scope, venues))
    .orderBy(asc(venues.name));
