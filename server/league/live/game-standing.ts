import type { GameState } from '#lib/basketball/game/state.ts';
import { ruledScore } from '#lib/basketball/rules/result.ts';
import type { GameProjection } from '#server/league/game/project-game.ts';
import type { LiveGameRow } from './live-game.ts';

export type Standing = Pick<
  LiveGameRow,
  'state' | 'guilty' | 'homeScore' | 'awayScore' | 'periods' | 'overtimes' | 'coverage'
>;

const decided: readonly LiveGameRow['state'][] = ['final', 'forfeited', 'defaulted', 'annulled'];

/** Whether the result counts: only decided games enter totals and standings. */
export const isDecided = ({ state }: Pick<LiveGameRow, 'state'>) => decided.includes(state);

/** Derives the state and result of a game from its log. */
export function standingOf(row: LiveGameRow, game: GameState, { game: projected }: GameProjection): Standing {
  const { homeScore, awayScore, periods, overtimes } = projected;
  const played = { guilty: null, homeScore, awayScore, periods, overtimes, coverage: 'log' as const };
  const { ruling } = game;
  if (game.annulled) return { ...played, state: 'annulled' };
  if (ruling) {
    const score = ruledScore(game.profile, ruling, game.score);
    const result = { guilty: ruling.guilty, homeScore: score.home, awayScore: score.away };
    if (ruling.kind === 'default') {
      const isAsPlayed = score.home === homeScore && score.away === awayScore;
      return { ...played, ...result, ...(!isAsPlayed && { periods: [], overtimes: 0 }), state: 'defaulted' };
    }
    const coverage = game.periods.length > 0 ? 'log' : 'score';
    return { ...result, state: 'forfeited', periods: [], overtimes: 0, coverage };
  }
  if (game.finalised) return { ...played, state: 'final' };
  if (game.suspended) return { ...played, state: 'suspended' };
  if (game.phase !== 'scheduled') return { ...played, state: 'live' };
  const untouched = { guilty: null, homeScore: null, awayScore: null, periods: [], overtimes: 0 };
  return { ...untouched, coverage: 'none', state: unplayed(row.state) };
}

/** A game that has not begun stays postponed or cancelled. */
function unplayed(state: LiveGameRow['state']): LiveGameRow['state'] {
  return state === 'postponed' || state === 'cancelled' ? state : 'scheduled';
}
