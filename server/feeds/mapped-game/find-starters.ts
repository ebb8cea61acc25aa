import type { GameEvent, Side } from '#lib/basketball/events.ts';
import type { MappedPlayer } from './mapped-game.ts';

const onCourtActions: ReadonlySet<GameEvent['type']> = new Set([
  'field-goal',
  'rebound',
  'assist',
  'steal',
  'block',
  'turnover',
  'jump-ball',
  'substitution-out',
]);

/**
 * Returns the starters of a team: the players whom the file marks; where it marks fewer than five, the first players who act
 * or are substituted without having come in. `inferred` counts the latter.
 */
export function findStarters(
  players: readonly MappedPlayer[],
  side: Side,
  events: readonly GameEvent[],
): { persons: string[]; inferred: number } {
  const persons = players.filter((player) => player.starter).map((player) => player.key);
  const marked = persons.length;
  const cameIn = new Set<string>();
  for (const event of events) {
    if (persons.length >= 5) break;
    if (!('side' in event) || event.side !== side || !('person' in event) || !event.person) continue;
    if (event.type === 'substitution-in') cameIn.add(event.person);
    else if (onCourtActions.has(event.type) && !cameIn.has(event.person) && !persons.includes(event.person)) {
      persons.push(event.person);
    }
  }
  return { persons, inferred: Math.max(0, persons.length - marked) };
}
