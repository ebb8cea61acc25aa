import type { Score, StandingsGame } from './game.ts';
import type { StandingsProfile } from './profile.ts';

export const outcomes = ['won', 'drawn', 'lost'] as const;
export type Outcome = (typeof outcomes)[number];
export type SideResult = { outcome: Outcome; points: number };

/** A game that counts in the standings, with the result of each side. */
export type CountedGame = {
  id: string;
  home: string;
  away: string;
  score: Score;
  homeResult: SideResult;
  awayResult: SideResult;
};

/**
 * Returns the counted result of a game, or null if it does not count (yet). Throws `RangeError` for an invalid score.
 */
export function countGame(game: StandingsGame, profile: StandingsProfile): CountedGame | null {
  if (game.state === 'final') return countPlayed(game, profile);
  if (game.state === 'forfeited' || game.state === 'defaulted') return countAwarded(game, profile);
  return null;
}

function countPlayed(game: StandingsGame, profile: StandingsProfile): CountedGame | null {
  if (!game.score) return null;
  const counted = (profile.overtimeCounts ? null : game.regulationScore) ?? game.score;
  assertScore(game.id, game.score);
  assertScore(game.id, counted);
  const margin = game.score.home - game.score.away;
  if (margin === 0 && profile.points.draw === null) {
    throw new RangeError(
      `Game ${game.id}: a final score of ${game.score.home}–${game.score.away} has no winner; correct the score or state`,
    );
  }
  const result = (sign: number): SideResult => {
    if (sign === 0) return { outcome: 'drawn', points: profile.points.draw ?? 0 };
    return sign > 0 ? { outcome: 'won', points: profile.points.win } : { outcome: 'lost', points: profile.points.loss };
  };
  return { ...idAndTeams(game), score: counted, homeResult: result(margin), awayResult: result(-margin) };
}

function countAwarded(game: StandingsGame, profile: StandingsProfile): CountedGame {
  const guilty = game.guilty ?? guiltyByScore(game);
  const byDefault = game.state === 'defaulted';
  const won: SideResult = { outcome: 'won', points: profile.points.win };
  const lost: SideResult = { outcome: 'lost', points: byDefault ? profile.points.default : profile.points.forfeit };
  if (guilty === 'both') {
    return {
      ...idAndTeams(game),
      score: game.awardedScore ?? { home: 0, away: 0 },
      homeResult: lost,
      awayResult: lost,
    };
  }
  const winner = guilty === 'home' ? 'away' : 'home';
  const actual = byDefault && game.score && game.score[winner] > game.score[guilty] ? game.score : null;
  const awarded = byDefault ? profile.defaultScore : profile.forfeitScore;
  const score =
    game.awardedScore ??
    actual ??
    (winner === 'home' ? { home: awarded.winner, away: awarded.loser } : { home: awarded.loser, away: awarded.winner });
  assertScore(game.id, score);
  return {
    ...idAndTeams(game),
    score,
    homeResult: winner === 'home' ? won : lost,
    awayResult: winner === 'away' ? won : lost,
  };
}

function guiltyByScore({ id, state, awardedScore, score }: StandingsGame): 'home' | 'away' | 'both' {
  const known = awardedScore ?? score;
  if (!known) throw new RangeError(`Game ${id}: a ${state} game needs the guilty side or the awarded score`);
  if (known.home === known.away) return 'both';
  return known.home < known.away ? 'home' : 'away';
}

function assertScore(id: string, score: Score): void {
  for (const points of [score.home, score.away]) {
    if (!Number.isInteger(points) || points < 0) {
      throw new RangeError(`Game ${id}: ${points} is not a score; give integers of zero or more`);
    }
  }
}

function idAndTeams(game: StandingsGame) {
  return { id: game.id, home: game.home, away: game.away };
}
