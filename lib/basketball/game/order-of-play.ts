import type { GameEvent } from '#lib/basketball/events.ts';
import type { StandingVersions } from './standing-versions.ts';
import type { GameWarning } from './state.ts';

/**
 * Returns the effective events in order of play: each at the position of its first entry, or after the entry named by
 * `after` (several after the same entry by `seq`).
 */
export function orderOfPlay(
  log: readonly GameEvent[],
  { firstEntry, versionOf }: StandingVersions,
  warnings: GameWarning[],
): GameEvent[] {
  const known = new Set(log.map((event) => event.id));
  const anchors = new Map<string, string>();
  const following = new Map<string, GameEvent[]>();
  const roots: GameEvent[] = [];

  const isAnchoredTo = (id: string | undefined, target: string): boolean => {
    for (let at = id; at !== undefined; at = anchors.get(at)) if (at === target) return true;
    return false;
  };

  for (const event of log) {
    if (firstEntry(event.id) !== event.id) continue;
    const place = versionOf(event.id)?.after ?? event.after;
    const anchor = place === undefined || !known.has(place) ? undefined : firstEntry(place);
    if (anchor === undefined || isAnchoredTo(anchor, event.id)) {
      if (place !== undefined) warnings.push({ code: 'unknown-place', eventId: event.id });
      roots.push(event);
    } else {
      anchors.set(event.id, anchor);
      following.set(anchor, [...(following.get(anchor) ?? []), event]);
    }
  }

  const played: GameEvent[] = [];
  const pending = roots.reverse();
  for (let next = pending.pop(); next; next = pending.pop()) {
    const version = versionOf(next.id);
    if (version) played.push(version);
    pending.push(...(following.get(next.id) ?? []).reverse());
  }
  return played;
}
