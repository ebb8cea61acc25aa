import { z } from 'zod';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Queryable, TenantScope } from '#server/db/tenant-scope.ts';
import type { Log } from '#server/log.ts';
import type { PushCarrier, PushOutcome } from '#server/push/push-message.ts';
import { claimDeliveries, type Delivery, removeDevices, withdrawDeliveries } from './deliveries.ts';
import { type Device, listDevices } from './list-devices.ts';
import { lifeMs, nameOfEvent, type PushEvent, pushEvent, topicOf } from './push-event.ts';
import { type PushSite, siteOf } from './site-of.ts';
import { isQuiet, wantsKind } from './wants.ts';
import { writeMessage } from './write-message.ts';

/** How many messages are under way at once: what a server that is killed may lose. */
const atOnce = 50;

const batchJob = z.object({
  tenantId: z.uuid(),
  event: pushEvent,
  followerIds: z.array(z.uuid()),
  /** When the followers want to hear of it. */
  dueAt: z.number().int(),
});

export type Delivering = { db: Queryable; send: PushCarrier['send']; log: Pick<Log, 'warn'> };

/**
 * Sends an event to the devices of a batch of followers. Whether the site still offers it and they want it now is decided here: a browser has to show each
 * push that it gets. Throws if a push service could not take some of the messages, or the server is stopping before all are sent,
 * so that the job is tried again.
 */
export async function deliver(
  { db, send, log }: Delivering,
  payload: unknown,
  now: number,
  stopping: AbortSignal,
): Promise<void> {
  const { tenantId, event, followerIds, dueAt } = batchJob.parse(payload);
  const scope = { db, tenantId };
  const site = await siteOf(scope);
  const ttlSeconds = Math.floor((dueAt + lifeMs - now) / 1000);
  if (!site?.messageKinds.includes(event.kind) || ttlSeconds <= 0) return;
  const wanted = (await listDevices(scope, followerIds)).filter(
    ({ choices }) => wantsKind(choices, event.kind) && !isQuiet(choices, now, site.timeZone),
  );
  const write = createWriter(scope, site, event);
  const delivery = { topic: topicOf(event), event: nameOfEvent(event), at: new Date(event.at) };
  let failed = 0;
  for (let start = 0; start < wanted.length; start += atOnce) {
    if (stopping.aborted) throw new Error('The server is stopping; the next one sends the rest.');
    const chunk = wanted.slice(start, start + atOnce);
    const { written, unwritten } = await writeAll(chunk, write, log);
    const outcomes = await sendOnce(scope, delivery, written, ({ token, payload }) =>
      send(token, { payload, topic: delivery.topic, ttlSeconds }),
    );
    failed += unwritten + (await settle(scope, delivery, outcomes, log));
  }
  if (failed > 0) throw new Error(`${failed} push messages could not be handed over yet.`);
}

type Write = (device: Device) => Promise<string | null>;
type Written = Pick<Device, 'id' | 'token'> & { payload: string };
type Outcomes = { id: string; outcome: PushOutcome }[];

/**
 * Writes the messages of devices before any is claimed: one that could not be written is tried again, and the others are sent.
 * Devices that have nothing to be told are left out.
 */
async function writeAll(devices: readonly Device[], write: Write, log: Delivering['log']) {
  const results = await Promise.allSettled(devices.map(write));
  const written: Written[] = [];
  const errors: unknown[] = [];
  for (const [index, { id, token }] of devices.entries()) {
    const result = results[index];
    if (result?.status === 'rejected') errors.push(result.reason);
    else if (result?.value) written.push({ id, token, payload: result.value });
  }
  if (errors.length > 0) log.warn({ err: errors[0], count: errors.length }, 'push messages could not be written');
  return { written, unwritten: errors.length };
}

async function sendOnce(
  scope: TenantScope,
  delivery: Delivery,
  devices: readonly Written[],
  send: (device: Written) => Promise<PushOutcome>,
): Promise<Outcomes> {
  const claimed = await claimDeliveries(
    scope,
    delivery,
    devices.map(({ id }) => id),
  );
  const mine = devices.filter(({ id }) => claimed.has(id));
  return Promise.all(mine.map(async (device) => ({ id: device.id, outcome: await send(device) })));
}

/** Returns how many messages have to be sent again. */
async function settle(
  scope: TenantScope,
  delivery: Delivery,
  outcomes: Outcomes,
  log: Delivering['log'],
): Promise<number> {
  const idsOf = (kind: PushOutcome['kind']) => outcomes.flatMap(({ id, outcome }) => (outcome.kind === kind ? id : []));
  const again = idsOf('retry');
  await removeDevices(scope, idsOf('gone'));
  await withdrawDeliveries(scope, delivery, again);
  const reasons = outcomes.flatMap(({ outcome }) => ('reason' in outcome ? outcome.reason : []));
  for (const [reason, alike] of Map.groupBy(reasons, (reason) => reason))
    log.warn({ reason, count: alike.length, topic: delivery.topic }, 'push messages were not accepted');
  return again.length;
}

/** Returns a function that writes each message once for all who get the same one. */
function createWriter(scope: TenantScope, { locales, messageKinds: _, ...site }: PushSite, event: PushEvent): Write {
  const written = new Map<string, Promise<string | null>>();
  const write = async (locale: Locale, hidesScores: boolean) => {
    const message = await writeMessage({ ...scope, ...site, locale }, event, hidesScores);
    return message && JSON.stringify(message);
  };
  return ({ choices, locale }) => {
    const offered = locale && locales.includes(locale) ? locale : site.fallbackLocale;
    const key = `${offered} ${choices.hideScores}`;
    const known = written.get(key) ?? write(offered, choices.hideScores);
    written.set(key, known);
    return known;
  };
}
