import type { GameEvent } from '#lib/basketball/events.ts';
import type { GameState } from '#lib/basketball/game/state.ts';

/**
 * Returns the entry after which an entry is played once its time is this one; null where its place stays. `group`: the
 * entry and what moves along with it.
 */
export function placeInLog(
  { played }: Pick<GameState, 'played'>,
  group: readonly GameEvent[],
  at: { period: number; clockMs: number },
): string | null {
  const ids = new Set(group.map(({ id }) => id));
  const [entry] = group;
  const others = played.filter(({ id }) => !ids.has(id));
  const next = others.findIndex((event) => isLater(event, at));
  const before = next < 0 ? others.at(-1) : others[next - 1];
  const current = played
    .slice(
      0,
      played.findIndex(({ id }) => id === entry?.id),
    )
    .findLast(({ id }) => !ids.has(id));
  return before && before.id !== current?.id ? before.id : null;
}

function isLater({ type, period, clockMs }: GameEvent, at: { period: number; clockMs: number }): boolean {
  if (period !== at.period) return period > at.period;
  return type === 'period-end' || type === 'game-end' || (clockMs !== null && clockMs < at.clockMs);
}
