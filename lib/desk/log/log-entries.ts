import type { GameEvent } from '#lib/basketball/events.ts';
import { orderOfPlay } from '#lib/basketball/game/order-of-play.ts';
import { standingVersions } from '#lib/basketball/game/standing-versions.ts';
import type { GameState } from '#lib/basketball/game/state.ts';

/** A line of the desk's log: the current version of an entry, or the last one of an entry that was removed. */
export type LogEntry = { event: GameEvent; isRemoved: boolean };

const clockTypes: ReadonlySet<GameEvent['type']> = new Set(['clock', 'shot-clock']);

/** Returns the whole log in order of play, without clocks; removed entries stay at their place. */
export function logEntries({ log, played }: Pick<GameState, 'log' | 'played'>): LogEntry[] {
  const shown = (event: GameEvent) => !clockTypes.has(event.type) && event.type !== 'correction' && !event.voids;
  const isPlain = !log.some(({ voids, supersedes, after }) => voids || supersedes || after);
  const standing = new Set(played.map(({ id }) => id));
  return (isPlain ? log : withRemoved(log))
    .filter(shown)
    .map((event) => ({ event, isRemoved: !standing.has(event.id) }));
}

function withRemoved(log: readonly GameEvent[]): GameEvent[] {
  const versions = standingVersions(log, []);
  const last = new Map(log.filter(({ voids }) => !voids).map((event) => [versions.firstEntry(event.id), event]));
  const versionOf = (id: string) => versions.versionOf(id) ?? last.get(id) ?? null;
  return orderOfPlay(log, { ...versions, versionOf }, []);
}
