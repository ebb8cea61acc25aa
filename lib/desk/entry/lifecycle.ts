import { type GameAction, sides } from '#lib/basketball/events.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import { clocksOf, mayEnd, nextPeriod, shownAt } from '#lib/desk/clock/clocks.ts';
import type { Draft } from './stamp.ts';

/** The next step in the life of the game, as the table confirms it. `fives`: both teams need five on court first. */
export type LifecycleStep =
  | { step: 'fives' }
  | { step: 'start'; period: number; actions: GameAction[] }
  | { step: 'end-period'; period: number; actions: GameAction[] }
  | { step: 'end-game'; actions: GameAction[] }
  | { step: 'finalise'; actions: GameAction[] }
  | { step: 'resume'; actions: GameAction[] }
  | { step: 'reopen' };

/** What comes next at `nowMs`; null while a period is being played. */
export function nextLifecycleStep(state: GameState, nowMs: number): LifecycleStep | null {
  const clocks = clocksOf(state);
  if (state.finalised || state.ruling) return { step: 'reopen' };
  if (state.suspended) return { step: 'resume', actions: [{ type: 'resumed' }] };
  switch (state.phase) {
    case 'finished':
      return { step: 'finalise', actions: [{ type: 'finalised' }] };
    case 'playing':
      return shownAt(clocks.game, nowMs) > 0 ? null : endOfPeriod(state);
    case 'interval':
      if (mayEnd(state)) return { step: 'end-game', actions: [{ type: 'game-end', confirmed: true }] };
      return startOf(state, nextPeriod(clocks));
    case 'scheduled':
      return startOf(state, 1);
  }
}

function startOf(state: GameState, period: number): LifecycleStep {
  // Later on a team goes on with those it has left: two at least (Art. 21).
  const least = period === 1 ? 5 : 2;
  if (sides.some((side) => state.teams[side].onCourt.length < least)) return { step: 'fives' };
  const start: GameAction = { type: 'period-start' };
  return { step: 'start', period, actions: period === 1 ? [{ type: 'game-start' }, start] : [start] };
}

/** The score is read out and confirmed with each period. */
function endOfPeriod({ clock: { period }, score }: GameState): LifecycleStep {
  return {
    step: 'end-period',
    period,
    actions: [
      { type: 'score-confirmed', home: score.home, away: score.away },
      { type: 'period-end', confirmed: true },
    ],
  };
}

/** Opens the game again; a ruling that ended it is taken back with that, so that it can be played on or decided anew. */
export function reopenDrafts({ played }: Pick<GameState, 'played'>, reason: string): Draft[] {
  const rulings = played.filter(({ type }) => type === 'forfeit' || type === 'default');
  return [
    { action: { type: 'reopened', reason } },
    ...rulings.map(({ id }): Draft => ({ action: { type: 'correction', reason }, ties: { voids: id } })),
  ];
}
