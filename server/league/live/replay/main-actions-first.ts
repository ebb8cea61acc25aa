import type { GameEvent } from '#lib/basketball/events.ts';

/**
 * The events with each one behind what it is linked to: a table names only what is there already, while some feeds have the
 * foul drawn before the foul. Where links go in a circle they are left out.
 */
export function mainActionsFirst(events: readonly GameEvent[]): GameEvent[] {
  const missing = new Set(events.map(({ id }) => id));
  const waiting = new Map<string, GameEvent[]>();
  const ordered: GameEvent[] = [];
  const take = (event: GameEvent) => {
    ordered.push(event);
    missing.delete(event.id);
    for (const next of waiting.get(event.id) ?? []) take(next);
    waiting.delete(event.id);
  };
  for (const event of events) {
    const main = event.linkedTo;
    if (main === undefined || !missing.has(main)) take(event);
    else waiting.set(main, [...(waiting.get(main) ?? []), event]);
  }
  const inCircles = [...waiting.values()].flat();
  return [...ordered, ...inCircles.map(({ linkedTo, ...alone }) => alone as GameEvent)];
}
