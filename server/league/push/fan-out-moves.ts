import { z } from 'zod';
import type { Queryable, TenantScope } from '#server/db/tenant-scope.ts';
import { getMessageKinds } from '#server/league/tenant/message-kinds.ts';
import { sha256 } from '#server/sha256.ts';
import { shareOut } from './fan-out.ts';
import { listReceivers, type Receiver } from './list-receivers.ts';
import { lifeMs, type MoveEvent, pushEvent } from './push-event.ts';
import { wantsKind } from './wants.ts';

const moveEvent = pushEvent.refine((event) => event.kind === 'moved').transform((event) => event as MoveEvent);
/** All games that one transaction has moved. */
const movesJob = z.array(z.object({ tenantId: z.uuid(), event: moveEvent })).min(1);

type Notified = { receiver: Receiver; events: MoveEvent[] };

/** Shares out the games that were moved at once, so that each follower gets one message of all that they follow. */
export async function fanOutMoves(db: Queryable, payload: unknown, now: number): Promise<void> {
  const moves = movesJob.parse(payload).filter(({ event }) => now <= event.at + lifeMs);
  const [first] = moves;
  if (!first) return;
  const scope = { db, tenantId: first.tenantId };
  if (!(await getMessageKinds(scope)).includes('moved')) return;
  const notified = await listNotified(
    scope,
    moves.map(({ event }) => event),
  );
  const alike = Map.groupBy(notified, ({ events }) => events.map(({ gameId }) => gameId).join(' '));
  await db.transaction(async (db) => {
    for (const group of alike.values()) {
      const [one] = group;
      const event = one && asOne(one.events);
      const receivers = group.map(({ receiver }) => receiver);
      if (event) await shareOut({ ...scope, db }, event, receivers);
    }
  });
}

/** Who follows which of the moved games: the last change of each, in the order in which they were moved. */
async function listNotified(scope: TenantScope, events: readonly MoveEvent[]): Promise<Notified[]> {
  const notified = new Map<string, Notified>();
  const latest = new Map(events.map((event) => [event.gameId, event]));
  for (const event of latest.values())
    for (const receiver of await listReceivers(scope, event)) {
      if (!wantsKind(receiver.choices, event.kind)) continue;
      const own = notified.get(receiver.id) ?? { receiver, events: [] };
      own.events.push(event);
      notified.set(receiver.id, own);
    }
  return [...notified.values()];
}

function asOne([first, ...others]: readonly MoveEvent[]): MoveEvent | undefined {
  if (!first || others.length === 0) return first;
  const notified = others.map(({ gameId, change, mark }) => ({ gameId, change, mark }));
  return { ...first, others: notified, batch: batchOf([first, ...others]) };
}

/** The same for the same moves, so that a job that is tried again sends nothing twice. */
function batchOf(events: readonly MoveEvent[]): string {
  const text = events.map(({ gameId, change, mark, at }) => `${gameId} ${change} ${mark} ${at}`).join('\n');
  const hex = sha256(text);
  return z
    .uuid()
    .parse(`${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`);
}
