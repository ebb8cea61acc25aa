import type { GameAction } from '#lib/basketball/events.ts';
import { canEndGame } from '#lib/basketball/game/can-end-game.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import { sides } from '#lib/basketball/sides.ts';
import { clocksOf, nextPeriod, shownAt } from '#lib/desk/clock/clocks.ts';
import type { Draft } from './stamp.ts';

/**
 * The next step in the lifecycle of the game, to be confirmed by the scorer. `lineups`: a team must choose its players
 * on court first.
 */
export type LifecycleStep =
  | { step: 'lineups' }
  | { step: 'start'; period: number; actions: GameAction[] }
  | { step: 'end-period'; period: number; actions: GameAction[] }
  | { step: 'end-game'; actions: GameAction[] }
  | { step: 'finalise'; actions: GameAction[] }
  | { step: 'resume'; actions: GameAction[] }
  | { step: 'reopen' };

/** Returns the next step at `nowMs`; null while a period is being played. */
export function nextLifecycleStep(state: GameState, nowMs: number): LifecycleStep | null {
  const clocks = clocksOf(state);
  if (state.finalised || state.ruling) return { step: 'reopen' };
  if (state.suspended) return { step: 'resume', actions: [{ type: 'resumed' }] };
  switch (state.phase) {
    case 'finished':
      return { step: 'finalise', actions: [{ type: 'finalised' }] };
    case 'playing':
      return shownAt(clocks.game, nowMs) > 0 ? null : endPeriodStep(state);
    case 'interval':
      if (canEndGame(state)) return { step: 'end-game', actions: [{ type: 'game-end', confirmed: true }] };
      return startStep(state, nextPeriod(clocks));
    case 'scheduled':
      return startStep(state, 1);
  }
}

function startStep(state: GameState, period: number): LifecycleStep {
  // After the first period a team continues with the players it has left: at least two (Art. 21).
  const minPlayers = period === 1 ? 5 : 2;
  if (sides.some((side) => state.teams[side].onCourt.length < minPlayers)) return { step: 'lineups' };
  const start: GameAction = { type: 'period-start' };
  return { step: 'start', period, actions: period === 1 ? [{ type: 'game-start' }, start] : [start] };
}

/** Ends a period and confirms the score. */
function endPeriodStep({ clock: { period }, score }: GameState): LifecycleStep {
  return {
    step: 'end-period',
    period,
    actions: [
      { type: 'score-confirmed', home: score.home, away: score.away },
      { type: 'period-end', confirmed: true },
    ],
  };
}

/** Returns the entries that take back the end of the last period, with the confirmed score. */
export function takeBackPeriodEnd({ played, periodsEnded }: Pick<GameState, 'played' | 'periodsEnded'>): Draft[] {
  return played
    .filter(({ type, period }) => period === periodsEnded && (type === 'period-end' || type === 'score-confirmed'))
    .reverse()
    .map(({ id }) => ({ action: { type: 'correction' }, links: { voids: id } }));
}

/**
 * Returns the entries that reopen the game. A ruling that ended it is voided, so that it can be continued or decided
 * again.
 */
export function reopenDrafts({ played }: Pick<GameState, 'played'>, reason: string): Draft[] {
  const rulings = played.filter(({ type }) => type === 'forfeit' || type === 'default');
  return [
    { action: { type: 'reopened', reason } },
    ...rulings.map(({ id }): Draft => ({ action: { type: 'correction', reason }, links: { voids: id } })),
  ];
}
