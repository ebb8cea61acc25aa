import type { StandingsGame } from '#lib/basketball/standings/game.ts';
import type { StandingsProfile } from '#lib/basketball/standings/profile.ts';
import { regulationScore } from './regulation-score.ts';
import type { RankedGame } from './select.ts';

/** Converts a game for the standings; none while its pairing is unknown. */
export function toStandingsGame({ game, round }: RankedGame, profile: StandingsProfile): StandingsGame[] {
  const { id, homeTeamId: home, awayTeamId: away, homeScore, awayScore } = game;
  if (!home || !away) return [];
  const score = homeScore === null || awayScore === null ? null : { home: homeScore, away: awayScore };
  const awarded = game.state === 'forfeited' || game.state === 'defaulted';
  const date = game.tipOffAt?.toISOString() ?? game.tipOffDate;
  return [
    {
      id,
      home,
      away,
      state: isUndecided(game, score, profile) ? 'suspended' : game.state,
      score,
      regulationScore: regulationScore(score, game),
      guilty: awarded ? game.guilty : null,
      awardedScore: game.state === 'forfeited' ? score : null,
      isReplayOrdered: game.isReplayOrdered,
      date,
      round: round.number,
    },
  ];
}

/** Whether a result has no winner. Such a game does not count until it is corrected. */
function isUndecided(
  { state, guilty }: RankedGame['game'],
  score: StandingsGame['score'],
  { points }: StandingsProfile,
): boolean {
  if (state === 'final') return score !== null && score.home === score.away && points.draw === null;
  return (state === 'forfeited' || state === 'defaulted') && guilty === null && score === null;
}
