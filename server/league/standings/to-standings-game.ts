import type { StandingsGame } from '#lib/basketball/standings/game.ts';
import type { StandingsProfile } from '#lib/basketball/standings/profile.ts';
import { regulationScore } from './regulation-score.ts';
import type { RankedGame } from './select.ts';

/** A game as the table sees it, or nothing while its pairing is not known. */
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
      date,
      round: round.number,
    },
  ];
}

/** A result that names no winner cannot count; the game stays open until somebody corrects it. */
function isUndecided(
  { state, guilty }: RankedGame['game'],
  score: StandingsGame['score'],
  { points }: StandingsProfile,
): boolean {
  if (state === 'final') return score !== null && score.home === score.away && points.draw === null;
  return (state === 'forfeited' || state === 'defaulted') && guilty === null && score === null;
}
