import type { NewGameEvent } from '#lib/api/contract/game-event.ts';
import type { GameAction, GameEvent } from '#lib/basketball/events.ts';
import type { DeskCommand } from '#lib/desk/outbox/queue.ts';

type Written = Partial<Pick<NewGameEvent, 'period' | 'clockMs' | 'linkedTo' | 'voids' | 'wallTime'>>;

export const basketOf = (person: string | null, side: 'home' | 'away' = 'home'): GameAction => ({
  type: 'field-goal',
  side,
  person,
  points: 2,
  made: true,
  shot: 'layup',
});

/** A command of one device with its events, as the desk makes it. */
export function command(id: string, actions: readonly GameAction[], written: Written = {}): DeskCommand {
  const events = actions.map(
    (action, index) => ({ id: `${id}:${index}`, period: 1, clockMs: 500_000, ...written, ...action }) as NewGameEvent,
  );
  return { id, events };
}

export const numbered = ({ events }: DeskCommand, from: number): GameEvent[] =>
  events.map((event, index) => ({ ...event, seq: from + index }) as GameEvent);
