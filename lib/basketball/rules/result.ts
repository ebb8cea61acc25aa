import type { Side } from '#lib/basketball/events.ts';
import { otherSide } from '#lib/basketball/other-side.ts';
import type { RulesProfile } from './profile.ts';

export type Score = Record<Side, number>;
export type Ruling = { kind: 'forfeit' | 'default'; guilty: Side | 'both' };

/**
 * Returns the official score of a game that was not played to its end. Forfeit (Art. 20): 20–0 to the opponents.
 * Default (Art. 21): the score stands if the opponents lead, otherwise 2–0. If both teams are guilty, 0–0.
 */
export function ruledScore(profile: RulesProfile, ruling: Ruling, score: Score): Score {
  const { guilty, kind } = ruling;
  if (guilty === 'both') return { home: 0, away: 0 };
  const winner = otherSide(guilty);
  if (kind === 'default' && score[winner] > score[guilty]) return { home: score.home, away: score.away };
  const { winnerScore, loserScore } = kind === 'forfeit' ? profile.forfeit : profile.default;
  return winner === 'home' ? { home: winnerScore, away: loserScore } : { home: loserScore, away: winnerScore };
}
