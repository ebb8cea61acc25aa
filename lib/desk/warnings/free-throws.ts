import type { GameEvent } from '#lib/basketball/events.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import { linkedEntries, versionsOf } from '#lib/desk/entry/linked-entries.ts';

type Log = Pick<GameState, 'log' | 'played'>;
type FreeThrow = Extract<GameEvent, { type: 'free-throw' }>;

/** Returns the free throws that no foul of the other team gave. */
export function throwsWithoutFoul({ log, played }: Log): string[] {
  const fouls = played.filter((event) => event.type === 'foul');
  const byVersion = new Map(fouls.flatMap((foul) => versionsOf(log, foul).map((id) => [id, foul] as const)));
  return played.flatMap((event, index) => {
    if (event.type !== 'free-throw') return [];
    const linked = event.linkedTo === undefined ? undefined : byVersion.get(event.linkedTo);
    const isGiven = linked ? linked.side !== event.side : hasFoulBefore(played, index, event);
    return isGiven ? [] : [event.id];
  });
}

/** Whether the other team has fouled in the stoppage of a free throw that names no foul. */
function hasFoulBefore(played: readonly GameEvent[], index: number, { side, period }: FreeThrow): boolean {
  for (let before = index - 1; before >= 0; before -= 1) {
    const event = played[before];
    if (!event || event.period < period - 1) return false;
    if (event.type === 'foul' && event.side !== side && (event.freeThrows ?? 0) > 0) return true;
    if (event.type === 'clock' && event.change === 'start') return false;
  }
  return false;
}

/** Returns the fouls before the current moment whose free throws were not all written. */
export function throwsMissing(state: Log): string[] {
  return state.played.flatMap((event, index) => {
    if (event.type !== 'foul' || !event.freeThrows || event.cancelled) return [];
    const isOver = state.played
      .slice(index)
      .some(
        ({ type, ...more }) =>
          type === 'period-end' || (type === 'clock' && 'change' in more && more.change === 'start'),
      );
    if (!isOver) return [];
    const linked = linkedEntries(state, event).filter(({ type }) => type === 'free-throw');
    return linked.length > 0 && linked.length < event.freeThrows ? [event.id] : [];
  });
}
