import type { NewGameEvent } from '#lib/api/contract/game-event.ts';
import type { GameEvent } from '#lib/basketball/events.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import { simulateGame } from '#server/demo/simulate/simulate-game.ts';
import type { SimulationInput } from '#server/demo/simulate/types.ts';
import { pauseBetween } from '#server/league/live/replay/pace.ts';
import type { ReplayStep } from '#server/league/live/replay/plan-replay.ts';

/** Maximum duration of intervals, time-outs and disputes. */
const maxWaitMs = 30_000;
const endId = 'script:end';
const resumedPrefix = 'resumed:';
/** Delay between the end of a game and its finalisation. */
export const untilFinalMs = 30_000;

/**
 * Returns the remaining events of a simulated game, ids included. The same input always gives the same game, so it
 * continues where its log ends. A clock that was running when the writer stopped is restarted from its last reading.
 */
export function scriptSteps(simulation: SimulationInput, { log, clock }: GameState): ReplayStep[] {
  const events = simulateGame(simulation);
  const written = new Set(log.map(({ id }) => id));
  const steps: ReplayStep[] = events.flatMap((event, index) =>
    written.has(event.id)
      ? []
      : [{ delayMs: pauseBetween(events[index - 1], event, maxWaitMs), event: toNewEvent(event) }],
  );
  const { period, clockMs } = clock;
  if (log.length > 0 && clock.running && steps.length > 0) {
    const id = `${resumedPrefix}${log.at(-1)?.seq}`;
    steps.unshift({ delayMs: 0, event: { id, period, clockMs, type: 'clock', change: 'start' } });
  }
  const last = events.at(-1)?.period ?? 1;
  const end: NewGameEvent = { id: endId, period: last, clockMs: 0, type: 'finalised' };
  return [...steps, { delayMs: untilFinalMs, event: end }];
}

/** Whether only the script has written to the log. */
export function isScripted(simulation: SimulationInput, { log }: Pick<GameState, 'log'>): boolean {
  const scripted = new Set([...simulateGame(simulation).map(({ id }) => id), endId]);
  return log.every(({ id }) => scripted.has(id) || id.startsWith(resumedPrefix));
}

function toNewEvent({ seq, wallTime, operator, ...event }: GameEvent): NewGameEvent {
  return event as NewGameEvent;
}
