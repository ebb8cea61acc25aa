import { asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { NeighbouringGame, NeighbouringGames } from '#lib/api/contract/neighbouring-games.ts';
import { tags } from '#lib/api/tags.ts';
import { games } from '#server/db/schema/games.ts';
import { phases } from '#server/db/schema/phases.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { findGame } from './find.ts';
import { type GameRow, playedAt, roundOrder, selectGames } from './rows.ts';
import { summariseGames } from './summary.ts';

/** Returns the games before and after a game in the order of its league: phase, round, time. Throws `not-found`. */
export async function listNeighbours(scope: ReadScope, gameId: string): Promise<NeighbouringGames> {
  const row = await findGame(scope, gameId);
  const place = sql`(${row.phase.order}::int, ${row.roundOrder}::int, ${row.playedAt}::timestamptz, ${row.game.id}::uuid)`;
  const placeOf = sql`(${phases.order}, ${roundOrder}, ${playedAt}, ${games.id})`;
  const nearest = (condition: SQL, order: typeof asc) =>
    selectGames(scope, eq(games.leagueId, row.game.leagueId), condition)
      .orderBy(order(phases.order), order(roundOrder), order(playedAt), order(games.id))
      .limit(1);
  const [[previous], [next]] = await Promise.all([
    nearest(sql`${placeOf} < ${place}`, desc),
    nearest(sql`${placeOf} > ${place}`, asc),
  ]);
  const rows = [previous, next].filter((found): found is GameRow => found !== undefined);
  dependsOn(scope, ...rows.map(({ game }) => tags.game(game.id)));
  const links = new Map((await summariseGames(scope, rows)).map((game) => [game.id, toLink(game)]));
  const linkTo = (found: GameRow | undefined) => (found && links.get(found.game.id)) ?? null;
  return { previous: linkTo(previous), next: linkTo(next) };
}

const toLink = ({ id, address, round, home, away }: NeighbouringGame) => ({ id, address, round, home, away });
