import type { GameEvent } from '#lib/basketball/events.ts';
import type { GameDraft } from './state.ts';

/** Applies the game lifecycle: periods, end, suspension, rulings, and what the officials certify. */
export function playLifecycle(state: GameDraft, event: GameEvent): void {
  switch (event.type) {
    case 'game-start':
    case 'period-start':
      state.phase = 'playing';
      while (event.type === 'period-start' && state.periods.length < event.period) {
        state.periods.push({ home: 0, away: 0 });
      }
      break;
    case 'period-end':
      state.periodsEnded = Math.max(state.periodsEnded, event.period);
      if (state.phase !== 'finished' && event.period >= state.clock.period) state.phase = 'interval';
      break;
    case 'game-end':
      state.phase = 'finished';
      break;
    case 'score-confirmed':
      if (event.home !== state.score.home || event.away !== state.score.away) {
        state.warnings.push({ code: 'score-differs', eventId: event.id });
      }
      break;
    case 'suspended':
    case 'resumed':
      state.suspended = event.type === 'suspended';
      break;
    case 'finalised':
      state.finalised = true;
      state.phase = 'finished';
      break;
    case 'reopened':
      state.finalised = false;
      if (!state.played.some(({ type }) => type === 'game-end')) state.phase = phaseOfPeriods(state);
      break;
    case 'annulled':
      state.annulled = true;
      break;
    case 'protest':
      state.protested = true;
      break;
    case 'forfeit':
    case 'default':
      state.ruling = { kind: event.type, guilty: event.guilty };
      state.phase = 'finished';
      break;
    case 'attendance':
      state.spectators = event.spectators;
      break;
  }
}

function phaseOfPeriods({ phase, periods, periodsEnded }: GameDraft): GameDraft['phase'] {
  if (phase !== 'finished' || periods.length === 0) return phase;
  return periodsEnded >= periods.length ? 'interval' : 'playing';
}
