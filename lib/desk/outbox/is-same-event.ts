import type { NewGameEvent } from '#lib/api/contract/game-event.ts';
import type { GameEvent } from '#lib/basketball/events.ts';

/** Two scorers record the same event within this difference of game time. */
const maxDifferenceMs = 15_000;

/** Events that occur once per game, period or player, whoever records them. */
const onceOnly: ReadonlySet<GameEvent['type']> = new Set([
  'game-start',
  'period-start',
  'period-end',
  'game-end',
  'finalised',
  'reopened',
  'annulled',
  'forfeit',
  'default',
  'attendance',
  'starter',
  'captain',
]);

/**
 * Returns whether an unsent event and one of another device may be duplicates. A false positive is better than a false
 * negative: the result only decides whether the scorer is asked.
 */
export function isSameEvent(own: NewGameEvent, other: GameEvent): boolean {
  if (own.voids !== undefined || own.supersedes !== undefined) {
    const target = own.voids ?? own.supersedes;
    return target === (other.voids ?? other.supersedes);
  }
  if (own.type !== other.type || own.period !== other.period) return false;
  if (own.type === 'clock' || own.type === 'shot-clock' || own.type === 'note') return false;
  if (!sameSide(own, other) || !samePerson(own, other)) return false;
  if (onceOnly.has(own.type)) return true;
  if (own.type === 'free-throw' && other.type === 'free-throw' && own.number !== other.number) return false;
  if (own.clockMs === null || other.clockMs === null) return true;
  return Math.abs(own.clockMs - other.clockMs) <= maxDifferenceMs;
}

function sameSide(own: NewGameEvent, other: GameEvent): boolean {
  return ('side' in own ? own.side : null) === ('side' in other ? other.side : null);
}

/** An unknown player matches any player. */
function samePerson(own: NewGameEvent, other: GameEvent): boolean {
  const one = 'person' in own ? (own.person ?? null) : null;
  const two = 'person' in other ? (other.person ?? null) : null;
  return one === null || two === null || one === two;
}
