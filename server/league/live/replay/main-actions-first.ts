import type { GameEvent } from '#lib/basketball/events.ts';

/**
 * Orders events so that each follows the one it is linked to: the scorer's desk links only to recorded events, while some
 * feeds list the foul drawn before the foul. Drops links that form a cycle.
 */
export function mainActionsFirst(events: readonly GameEvent[]): GameEvent[] {
  const pending = new Set(events.map(({ id }) => id));
  const waiting = new Map<string, GameEvent[]>();
  const ordered: GameEvent[] = [];
  const take = (event: GameEvent) => {
    ordered.push(event);
    pending.delete(event.id);
    for (const next of waiting.get(event.id) ?? []) take(next);
    waiting.delete(event.id);
  };
  for (const event of events) {
    const main = event.linkedTo;
    if (main === undefined || !pending.has(main)) take(event);
    else waiting.set(main, [...(waiting.get(main) ?? []), event]);
  }
  const cyclic = [...waiting.values()].flat();
  return [...ordered, ...cyclic.map(({ linkedTo, ...alone }) => alone as GameEvent)];
}
