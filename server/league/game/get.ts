import type { Game } from '#lib/api/contract/game.ts';
import { isSameScore, settleResult } from '#lib/basketball/result/settle-result.ts';
import { hasFantasy } from '#server/league/fantasy/season/has-fantasy.ts';
import { hasPhotos } from '#server/league/gallery/has-photos.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { listClaims, scoreOf, toClaim } from '#server/league/result/claims.ts';
import { logFaultsOf } from '#server/league/result/log-faults.ts';
import { rulingsOfGames, rulingsOfState } from '#server/league/result/rulings.ts';
import { findGame, findPlayoffGame, findRoundGame, type PlayoffGameSlugs, type RoundGameSlugs } from './find.ts';
import { listGameOfficials } from './officials.ts';
import type { GameRow } from './rows.ts';
import { rulesOf } from './rules.ts';
import { loadSeries } from './series.ts';
import { summariseGames } from './summary.ts';
import { listVideos } from './videos.ts';

/** Returns a game by its id. Throws `not-found`. */
export async function getGame(scope: ReadScope, id: string): Promise<Game> {
  return describeGame(scope, await findGame(scope, id));
}

/** Returns a game of a round by its address. Throws `not-found`. */
export async function getRoundGame(scope: ReadScope, slugs: RoundGameSlugs): Promise<Game> {
  return describeGame(scope, await findRoundGame(scope, slugs));
}

/** Returns a playoff game by its address. Throws `not-found`. */
export async function getPlayoffGame(scope: ReadScope, slugs: PlayoffGameSlugs): Promise<Game> {
  return describeGame(scope, await findPlayoffGame(scope, slugs));
}

async function describeGame(scope: ReadScope, row: GameRow): Promise<Game> {
  const { game } = row;
  const [[summary], officials, series, { playedScore, rulings }, videos, photos, fantasy] = await Promise.all([
    summariseGames(scope, [row]),
    listGameOfficials(scope, game.id),
    loadSeries(scope, row),
    resultOf(scope, row),
    listVideos(scope, game.id),
    hasPhotos(scope, game.id),
    hasFantasy(scope, game.leagueId),
  ]);
  if (!summary) throw new Error(`Game ${game.id} has no summary.`);
  const { periods } = rulesOf(game);
  return {
    ...summary,
    attendance: game.attendance,
    officials,
    regularPeriods: periods.count,
    periodMs: periods.lengthMs,
    overtimeMs: periods.overtimeMs,
    rulesProfile: game.rulesProfile,
    guilty: game.state === 'forfeited' || game.state === 'defaulted' ? game.guilty : null,
    playedScore,
    rulings,
    series,
    ...logFaultsOf(game),
    watch: game.watch,
    tickets: game.tickets,
    videos,
    hasPhotos: photos,
    hasFantasy: fantasy,
    seq: game.seq,
  };
}

const decidedStates: ReadonlySet<string> = new Set(['forfeited', 'defaulted', 'final']);

/** Returns the score beneath a decision, null where there is none or the same, and what is told of the decision. */
async function resultOf(scope: ReadScope, { game }: GameRow): Promise<Pick<Game, 'playedScore' | 'rulings'>> {
  const stored = await listClaims(scope, game.id);
  const rulings = (await rulingsOfGames(scope, stored)).get(game.id) ?? rulingsOfState(game.state);
  if (!decidedStates.has(game.state)) return { playedScore: null, rulings };
  const { decision, played } = settleResult(stored.map(toClaim));
  return {
    playedScore: decision && played && !isSameScore(played.score, scoreOf(game)) ? played.score : null,
    rulings,
  };
}
