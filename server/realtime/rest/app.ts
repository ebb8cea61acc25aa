import { Hono } from 'hono';
import type { Queryable } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import type { Log } from '#server/log.ts';
import { readBody } from '#server/read-body.ts';
import type { Census } from '#server/realtime/broker/census.ts';
import type { Hub } from '#server/realtime/broker/hub.ts';
import { limits } from '#server/realtime/broker/limits.ts';
import { sendNotices } from '#server/realtime/notices/send-notices.ts';
import { type PublishedEvent, readBatch, readEvent } from './event-input.ts';
import { Refused } from './refused.ts';
import { assertSigned } from './signed-request.ts';

/** How long a publisher may take to send a body. */
const bodyTimeoutMs = 20_000;

type ChannelInfo = { occupied?: boolean; user_count?: number; subscription_count?: number };

/** Returns the requested counts of a channel, over all servers. */
function channelInfo(census: Census, channel: string, requested: readonly string[]): ChannelInfo {
  return {
    ...(requested.includes('user_count') &&
      channel.startsWith('presence-') && { user_count: census.members(channel).size }),
    ...(requested.includes('subscription_count') && { subscription_count: census.count(channel) }),
  };
}

/**
 * Creates Pusher's HTTP API under `/apps/{id}`: events, batches, channel queries and connection termination. Every
 * request must be signed.
 */
export function createRest({ hub, db, log }: { hub: Hub; db: Queryable; log: Log }) {
  const app = new Hono().basePath('/apps/:app');
  const { census } = hub;
  const infoNames = (info = '') => info.split(',').filter(Boolean);

  app.onError((error, c) => {
    if (error instanceof Refused) return c.text(error.message, error.status);
    if (error instanceof LeagueError) return c.text(error.message, error.code === 'too-large' ? 413 : 400);
    log.error({ err: error, path: c.req.path }, 'a request to the publishing API failed');
    return c.text('Something went wrong on our side.', 500);
  });
  app.use(
    async (c, next) => {
      if (c.req.method === 'POST') {
        const body = await readBody(c.req.raw, { bytes: limits.requestBytes, timeoutMs: bodyTimeoutMs });
        Object.assign(c.req.bodyCache, { arrayBuffer: Promise.resolve(body) });
      }
      await next();
    },
    async (c, next) => {
      if (c.req.param('app') !== hub.app.id) throw new Refused(404, 'There is no application with this id.');
      assertSigned(hub.app, c.req.raw, await c.req.text());
      await next();
    },
  );

  const send = async (events: readonly PublishedEvent[]) => {
    await sendNotices(
      db,
      events.map(({ notice }) => notice),
    );
    return events.map(({ notice, info }) =>
      notice.channels.map((name) => [name, channelInfo(census, name, info)] as const),
    );
  };
  app.post('/events', async (c) => {
    const events = readEvent(await c.req.text());
    const [channels = []] = await send(events);
    return c.json(events[0]?.info.length ? { channels: Object.fromEntries(channels) } : {});
  });
  app.post('/batch_events', async (c) => {
    const events = readBatch(await c.req.text());
    const sent = await send(events);
    const batch = sent.map(([only]) => only?.[1] ?? {});
    return c.json(events.some(({ info }) => info.length > 0) ? { batch } : {});
  });
  app.get('/channels', (c) => {
    const { filter_by_prefix: prefix = '', info } = c.req.query();
    const names = census.occupied().filter((name) => name.startsWith(prefix));
    return c.json({
      channels: Object.fromEntries(names.map((name) => [name, channelInfo(census, name, infoNames(info))])),
    });
  });
  app.get('/channels/:channel', (c) => {
    const name = c.req.param('channel');
    return c.json({ occupied: census.count(name) > 0, ...channelInfo(census, name, infoNames(c.req.query('info'))) });
  });
  app.get('/channels/:channel/users', (c) => {
    const name = c.req.param('channel');
    if (!name.startsWith('presence-')) throw new Refused(400, 'Only presence channels have users.');
    return c.json({ users: [...census.members(name).keys()].map((id) => ({ id })) });
  });
  app.post('/users/:user/terminate_connections', async (c) => {
    await sendNotices(db, [{ kind: 'terminate', user: c.req.param('user') }]);
    return c.json({});
  });
  return app;
}
