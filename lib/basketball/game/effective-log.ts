import type { GameEvent } from '#lib/basketball/events.ts';
import { orderOfPlay } from './order-of-play.ts';
import { standingVersions } from './standing-versions.ts';
import type { GameWarning } from './state.ts';

export type EffectiveLog = {
  /** All entries by `seq`, each id once. */
  log: GameEvent[];
  /** The entries that stand, in order of play. */
  played: GameEvent[];
  warnings: GameWarning[];
};

/** Applies the corrections of the log: what is voided, superseded or moved, and what hung on it (see `GameEvent`). */
export function effectiveLog(events: readonly GameEvent[]): EffectiveLog {
  const { log, warnings } = inOrder(events);
  if (!log.some((event) => event.voids || event.supersedes || event.after))
    return { log, played: log.slice(), warnings };
  const standing = standingVersions(log, warnings);
  return { log, played: orderOfPlay(log, standing, warnings), warnings };
}

function inOrder(events: readonly GameEvent[]): { log: GameEvent[]; warnings: GameWarning[] } {
  const warnings: GameWarning[] = [];
  const seen = new Set<string>();
  const log: GameEvent[] = [];
  let sorted = true;
  let last = Number.NEGATIVE_INFINITY;
  for (const event of events) {
    if (seen.has(event.id)) {
      warnings.push({ code: 'duplicate-event', eventId: event.id });
      continue;
    }
    seen.add(event.id);
    sorted &&= event.seq >= last;
    last = event.seq;
    log.push(event);
  }
  if (!sorted) log.sort((a, b) => a.seq - b.seq);
  return { log, warnings };
}
