import type { NewGameEvent } from '#lib/api/contract/game-event.ts';
import type { GameEvent } from '#lib/basketball/events.ts';

/** Two people at the table write down the same moment within so many milliseconds of game time. */
const sameMomentMs = 15_000;

/** Of these a game or a period has one only, whoever writes it. */
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
 * Whether an event that waits here and one of another device may be the same thing seen twice. Better once too often than
 * too seldom: the answer only decides whether somebody is asked.
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
  return Math.abs(own.clockMs - other.clockMs) <= sameMomentMs;
}

function sameSide(own: NewGameEvent, other: GameEvent): boolean {
  return ('side' in own ? own.side : null) === ('side' in other ? other.side : null);
}

/** A player who is not known yet may be anybody. */
function samePerson(own: NewGameEvent, other: GameEvent): boolean {
  const one = 'person' in own ? (own.person ?? null) : null;
  const two = 'person' in other ? (other.person ?? null) : null;
  return one === null || two === null || one === two;
}
