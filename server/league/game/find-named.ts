import { and, or, sql } from 'drizzle-orm';
import { splitLocale } from '#lib/routing/locale-prefix.ts';
import { matchRoute } from '#lib/routing/match-route.ts';
import { games } from '#server/db/schema/games.ts';
import { badRequest, notFound } from '#server/errors.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { type InLeague, isInLeague } from '#server/league/team/find-named.ts';
import { findPlayoffGame, findRoundGame } from './find.ts';
import { selectGames } from './rows.ts';

/**
 * Finds a game by the URL of its page, by the id of its fixture in a source, or by our id; returns our id. Throws `not-found`,
 * and `bad-request` if several games have that id.
 */
export async function findGameByName(scope: ReadScope, name: string, where: InLeague): Promise<string> {
  if (name.includes('/')) return findByAddress(scope, name);
  const isNamed = or(
    sql`${games.id}::text = ${name.toLowerCase()}`,
    sql`${`fixture:${name}`} = any(${games.externalIds})`,
  );
  const found = await selectGames(scope, and(isNamed, isInLeague(where))).limit(20);
  const [only] = found;
  if (!only) throw notFound('game', name);
  const ids = found.map(({ game }) => game.id);
  if (ids.length > 1)
    throw badRequest(
      `"${name}" is the id of several games: ${ids.join(', ')}. Add --season and --league, or use the URL or one of these.`,
    );
  return only.game.id;
}

async function findByAddress(scope: ReadScope, address: string): Promise<string> {
  const path = URL.canParse(address) ? new URL(address).pathname : address;
  const params = matchRoute(splitLocale(path).path)?.params ?? {};
  const { season = '', league = '', round, game, playoffRound, duel } = params;
  if (round && game) return (await findRoundGame(scope, { season, league, round, game })).game.id;
  if (playoffRound && duel && round)
    return (await findPlayoffGame(scope, { season, league, playoffRound, duel, round })).game.id;
  throw notFound('game', address);
}
