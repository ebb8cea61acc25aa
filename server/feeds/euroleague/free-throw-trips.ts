import type { GameEvent } from '#lib/basketball/events.ts';

type FreeThrow = Extract<GameEvent, { type: 'free-throw' }>;

/** Events that may occur between two free throws of one trip. */
const allowedBetween: ReadonlySet<GameEvent['type']> = new Set([
  'substitution-in',
  'substitution-out',
  'timeout',
  'assist',
  'foul-drawn',
  'review',
  'note',
]);

/**
 * Numbers free throws within their trips (1 of 2, 2 of 2), which the feed does not do. A trip is the free throws of one player at
 * one clock time without a foul or play between them. Two consecutive awards without a mark become one longer trip.
 */
export function numberFreeThrows(events: readonly GameEvent[]): GameEvent[] {
  const trips = new Map<string, { number: number; trip: string[] }>();
  let open: { first: FreeThrow; trip: string[] } | null = null;
  for (const event of events) {
    if (event.type === 'free-throw') {
      if (!open || !continues(open.first, event)) open = { first: event, trip: [] };
      open.trip.push(event.id);
      trips.set(event.id, { number: open.trip.length, trip: open.trip });
    } else if (!allowedBetween.has(event.type)) {
      open = null;
    }
  }
  return events.map((event) => {
    const place = event.type === 'free-throw' ? trips.get(event.id) : undefined;
    return event.type === 'free-throw' && place ? { ...event, number: place.number, of: place.trip.length } : event;
  });
}

function continues(first: FreeThrow, next: FreeThrow): boolean {
  return (
    first.side === next.side &&
    first.person === next.person &&
    first.period === next.period &&
    first.clockMs === next.clockMs
  );
}
