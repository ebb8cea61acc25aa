import type { GameEvent } from '#lib/basketball/events.ts';

/** Returns the part of a log up to an instant (ISO 8601), for a game in play. Throws if an event has no `wallTime`. */
export function truncateGame(events: readonly GameEvent[], instant: string): GameEvent[] {
  const until = Date.parse(instant);
  return events.filter((event) => {
    if (event.wallTime === undefined) throw new Error(`Event ${event.seq} has no wall time; simulate with a tip-off.`);
    return Date.parse(event.wallTime) <= until;
  });
}
