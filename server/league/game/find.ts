import { and, eq } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { duels, playoffRounds } from '#server/db/schema/playoffs.ts';
import { rounds } from '#server/db/schema/rounds.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { notFound } from '#server/errors.ts';
import { dependsOn, dependsOnLive } from '#server/league/depends-on.ts';
import type { LeagueSlugs } from '#server/league/league/find.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { type GameRow, selectGames } from './rows.ts';

export type RoundGameSlugs = LeagueSlugs & { round: string; game: string };
export type PlayoffGameSlugs = LeagueSlugs & { playoffRound: string; duel: string; round: string };

/** Finds a game of a round by its address. Throws `not-found`. */
export async function findRoundGame(scope: ReadScope, slugs: RoundGameSlugs): Promise<GameRow> {
  const [row] = await selectGames(
    scope,
    and(inLeague(slugs), eq(rounds.slug, slugs.round), eq(games.slug, slugs.game)),
  ).limit(1);
  if (!row) throw missing(scope, `${slugs.season}/${slugs.league}/${slugs.round}/${slugs.game}`);
  return found(scope, row);
}

/** Finds a game of a duel by its number. Throws `not-found`. */
export async function findPlayoffGame(scope: ReadScope, slugs: PlayoffGameSlugs): Promise<GameRow> {
  const { season, league, playoffRound, duel, round } = slugs;
  const number = /^[1-9]\d?$/.test(round) ? Number(round) : 0;
  const inDuel = and(eq(playoffRounds.slug, playoffRound), eq(duels.slug, duel), eq(games.duelNumber, number));
  const [row] = await selectGames(scope, and(inLeague(slugs), inDuel)).limit(1);
  if (!row) throw missing(scope, [season, league, playoffRound, duel, round].join('/'));
  return found(scope, row);
}

/** Finds a game by its id. Throws `not-found`. */
export async function findGame(scope: ReadScope, id: string): Promise<GameRow> {
  const [row] = await selectGames(scope, eq(games.id, id)).limit(1);
  if (!row) throw missing(scope, id);
  return found(scope, row);
}

function missing(scope: ReadScope, name: string): Error {
  dependsOn(scope, tags.games(scope.tenantId), tags.seasons(scope.tenantId));
  return notFound('game', name);
}

function found(scope: ReadScope, row: GameRow): GameRow {
  const { id, leagueId } = row.game;
  dependsOn(scope, tags.game(id), tags.seasons(scope.tenantId), tags.leagueFormat(leagueId));
  dependsOnLive(scope, [row.game]);
  return row;
}

const inLeague = ({ season, league }: LeagueSlugs) => and(eq(seasons.slug, season), eq(leagues.slug, league));
