import type { GameEvent } from '#lib/basketball/events.ts';
import type { gameEvents } from '#server/db/schema/game-events.ts';

type EventRow = typeof gameEvents.$inferInsert;
type StoredEvent = typeof gameEvents.$inferSelect;

/** Converts an event to a row: shared fields as columns, the rest (also a side or person that is null) in `payload`. */
export function toEventRow(tenantId: string, gameId: string, event: GameEvent): EventRow {
  const { id, seq, type, period, clockMs, linkedTo, voids, supersedes, after, wallTime, operator, ...payload } = event;
  const { side = null, person = null } = payload as { side?: EventRow['side']; person?: string | null };
  if (side) Reflect.deleteProperty(payload, 'side');
  if (person) Reflect.deleteProperty(payload, 'person');
  return {
    tenantId,
    gameId,
    seq,
    id,
    type,
    period,
    clockMs,
    side,
    personId: person,
    linkedTo: linkedTo ?? null,
    voids: voids ?? null,
    supersedes: supersedes ?? null,
    after: after ?? null,
    payload,
    wallTime: wallTime ? new Date(wallTime) : null,
    operator: operator ?? null,
  };
}

/** Converts a row back to its event. Does not validate: events are parsed before they are stored. */
export function toGameEvent(row: StoredEvent): GameEvent {
  return {
    ...row.payload,
    id: row.id,
    seq: row.seq,
    type: row.type,
    period: row.period,
    clockMs: row.clockMs,
    ...(row.side && { side: row.side }),
    ...(row.personId && { person: row.personId }),
    ...(row.linkedTo && { linkedTo: row.linkedTo }),
    ...(row.voids && { voids: row.voids }),
    ...(row.supersedes && { supersedes: row.supersedes }),
    ...(row.after && { after: row.after }),
    ...(row.wallTime && { wallTime: row.wallTime.toISOString() }),
    ...(row.operator && { operator: row.operator }),
  } as GameEvent;
}
