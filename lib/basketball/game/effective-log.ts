import type { GameEvent } from '#lib/basketball/events.ts';
import { orderOfPlay } from './order-of-play.ts';
import { standingVersions } from './standing-versions.ts';
import type { GameWarning } from './state.ts';

export type EffectiveLog = {
  /** All entries sorted by `seq`, without duplicate ids. */
  log: GameEvent[];
  /** The effective entries in order of play. */
  played: GameEvent[];
  warnings: GameWarning[];
};

/**
 * Applies the corrections of the log: voided, superseded and moved entries, and their linked entries (see `GameEvent`).
 */
export function effectiveLog(events: readonly GameEvent[]): EffectiveLog {
  const { log, warnings } = sortBySeq(events);
  if (!log.some((event) => event.voids || event.supersedes || event.after))
    return { log, played: log.slice(), warnings };
  const versions = standingVersions(log, warnings);
  return { log, played: orderOfPlay(log, versions, warnings), warnings };
}

function sortBySeq(events: readonly GameEvent[]): { log: GameEvent[]; warnings: GameWarning[] } {
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
