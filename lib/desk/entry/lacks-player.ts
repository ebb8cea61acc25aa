import type { GameEvent } from '#lib/basketball/events.ts';

/** Events of a player: without one they are incomplete. */
const ofPlayers: ReadonlySet<GameEvent['type']> = new Set([
  'field-goal',
  'free-throw',
  'assist',
  'steal',
  'block',
  'foul-drawn',
]);
const ofBench = /^(?:coach|bench)-/;

export function lacksPlayer(event: GameEvent): boolean {
  if (!('person' in event) || event.person) return false;
  if (event.type === 'foul') return !ofBench.test(event.kind);
  return ofPlayers.has(event.type);
}
