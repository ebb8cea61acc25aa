import type { GameEvent } from '#lib/basketball/events.ts';

/**
 * The part of a log that has happened at an instant (ISO 8601), for a game that is being played now. Events need their
 * `wallTime`; throws where one has none.
 */
export function truncateGame(events: readonly GameEvent[], instant: string): GameEvent[] {
  const until = Date.parse(instant);
  return events.filter((event) => {
    if (event.wallTime === undefined) throw new Error(`Event ${event.seq} has no wall time; simulate with a tip-off.`);
    return Date.parse(event.wallTime) <= until;
  });
}
