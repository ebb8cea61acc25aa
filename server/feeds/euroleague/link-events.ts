import type { GameEvent } from '#lib/basketball/events.ts';
import { numberFreeThrows } from './free-throw-trips.ts';

type Rule = (event: GameEvent, main: GameEvent) => boolean;

/** Maximum distance in the list between two plays of one action. */
const maxDistance = 6;

const rules: Partial<Record<GameEvent['type'], Rule>> = {
  assist: (assist, main) => isShot(main) && main.made && sameTeam(assist, main),
  rebound: (rebound, main) => isShot(main) && !main.made && sameTeam(rebound, main) === isOffensive(rebound),
  steal: (steal, main) => main.type === 'turnover' && !sameTeam(steal, main),
  'block-received': (received, main) =>
    main.type === 'field-goal' && !main.made && samePerson(received, main) && sameTeam(received, main),
  'foul-drawn': (drawn, main) => main.type === 'foul' && !sameTeam(drawn, main),
  turnover: (turnover, main) => main.type === 'foul' && main.kind === 'offensive' && samePerson(turnover, main),
};

/**
 * Links related plays, which the feed does not do, to the nearest matching play of the period, earlier ones first: an assist to
 * its basket, a rebound to the miss, and so on. A block is linked to the shot of the player who was blocked.
 */
export function linkEvents(events: readonly GameEvent[]): GameEvent[] {
  const taken = new Set<string>();
  const linked = events.map((event, index) => {
    const rule = rules[event.type];
    const main =
      rule && nearest(events, index, (other) => !taken.has(`${event.type} ${other.id}`) && rule(event, other));
    if (!main) return event;
    taken.add(`${event.type} ${main.id}`);
    return { ...event, linkedTo: main.id };
  });
  return numberFreeThrows(linked.map((event, index) => linkBlock(linked, event, index)));
}

function linkBlock(events: readonly GameEvent[], event: GameEvent, index: number): GameEvent {
  if (event.type !== 'block') return event;
  const received = nearest(events, index, (other) => other.type === 'block-received' && !sameTeam(event, other));
  return received?.linkedTo ? { ...event, linkedTo: received.linkedTo } : event;
}

function nearest(
  events: readonly GameEvent[],
  index: number,
  fits: (other: GameEvent) => boolean,
): GameEvent | undefined {
  const near = (distance: number) => {
    const event = events[index];
    const other = events[index + distance];
    return event && other && other.period === event.period && fits(other) ? other : undefined;
  };
  for (let distance = 1; distance <= maxDistance; distance++) {
    const found = near(-distance);
    if (found) return found;
  }
  for (let distance = 1; distance <= 2; distance++) {
    const found = near(distance);
    if (found) return found;
  }
  return undefined;
}

function isShot(event: GameEvent): event is Extract<GameEvent, { type: 'field-goal' | 'free-throw' }> {
  return event.type === 'field-goal' || event.type === 'free-throw';
}

function isOffensive(event: GameEvent): boolean {
  return event.type === 'rebound' && event.kind === 'offensive';
}

function sameTeam(a: GameEvent, b: GameEvent): boolean {
  return 'side' in a && 'side' in b && a.side === b.side;
}

function samePerson(a: GameEvent, b: GameEvent): boolean {
  return 'person' in a && 'person' in b && a.person !== null && a.person === b.person;
}
