import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { announce } from '#server/changes/announce.ts';
import { listenToAnnouncements } from '#server/changes/listen-to-announcements.ts';
import type { Carrier } from '#server/db/carrier/carrier.ts';
import { openCarrier } from '#server/db/carrier/open.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { createLog } from '#server/log.ts';
import { publish } from '#server/realtime/publish.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { freePort } from '#tests/setup/free-port.ts';
import { findProgram, type Program } from '#tests/setup/programs/find.ts';
import { type RunningProgram, startProgram } from '#tests/setup/programs/start.ts';
import { type LiveServer, next, startLiveServer, subscribed } from './support/live-server.ts';

const log = createLog('silent');
const tenantId = '0b7f3a52-54a5-4d0c-8f5b-8f0a51f7a0aa';

const carriers: [name: string, program: Program, scheme: string, args: (port: number) => string[]][] = [
  ['Redis', 'redis-server', 'redis', (port) => ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '']],
  ['NATS', 'nats-server', 'nats', (port) => ['--port', `${port}`, '--addr', '127.0.0.1']],
];

describe.each(carriers)('by %s', (_, program, scheme, args) => {
  describe.skipIf(!findProgram(program))(program, () => {
    let database: DatabaseConnection;
    let port: number;
    let running: RunningProgram;
    /** Two servers, each with connections of its own. */
    let sides: { carrier: Carrier; db: DatabaseConnection['db']; live: LiveServer }[];

    beforeAll(async () => {
      database = await createTestDatabase();
      port = await freePort();
      running = await startProgram(program, args(port), port);
      const open = async () => {
        const carrier = await openCarrier(database.pool, `${scheme}://127.0.0.1:${port}`, log);
        const db = carrier.carry(database.db);
        return { carrier, db, live: await startLiveServer({ ...database, db, carrier }) };
      };
      sides = [await open(), await open()];
    });
    afterAll(async () => {
      for (const { live, carrier } of sides) {
        await live.close();
        await carrier.close();
      }
      await running.stop();
      await database.close();
    });

    const db = (side: number) => sides[side]?.db ?? database.db;
    const message = (seq: number) => [{ channels: ['game.1'], name: 'events', data: { seq } }];

    /** What clients of both servers hear from now on. */
    async function hear() {
      const heard: number[][] = [[], []];
      for (const [side, { live }] of sides.entries()) {
        const client = live.connect();
        onTestFinished(() => client.disconnect());
        const channel = await subscribed(client, 'game.1');
        channel.bind('events', ({ seq }: { seq: number }) => void heard[side]?.push(seq));
      }
      return heard;
    }

    test('messages of a transaction reach the clients of every server after its commit, in order', async () => {
      const heard = await hear();
      await db(0).transaction(async (tx) => {
        for (const seq of [1, 2]) await publish(tx, message(seq));
        await tx.transaction((inner) => publish(inner, message(3)));
        expect(heard).toEqual([[], []]);
      });
      await publish(db(1), message(4));
      await expect
        .poll(() => heard.map((list) => list.toSorted()))
        .toEqual([
          [1, 2, 3, 4],
          [1, 2, 3, 4],
        ]);
      for (const list of heard) expect(list.filter((seq) => seq < 4)).toEqual([1, 2, 3]);
    });

    test('nothing is heard of a transaction or savepoint that was rolled back', async () => {
      const heard = await hear();
      const undone = new Error('undone');
      const failing = db(0).transaction(async (tx) => {
        await publish(tx, message(11));
        throw undone;
      });
      await expect(failing).rejects.toBe(undone);
      await db(0).transaction(async (tx) => {
        const part = tx.transaction(async (inner) => {
          await publish(inner, message(12));
          throw undone;
        });
        await part.catch(() => undefined);
        await publish(tx, message(13));
      });
      await expect.poll(() => heard).toEqual([[13], [13]]);
    });

    test('a long message arrives whole', async () => {
      const channel = await subscribed(sides[1]?.live.connect() ?? fail(), 'game.1');
      const heard = next(channel, 'long');
      const data = { text: 'č'.repeat(9000) };
      await publish(db(0), [{ channels: ['game.1'], name: 'long', data }]);
      expect(await heard).toEqual(data);
    });

    test('announcements wake the other server', async () => {
      const heard: string[] = [];
      const listener = await listenToAnnouncements(
        database.pool,
        {
          onChange: ({ tags }) => void heard.push(...tags),
          onDisconnect: () => undefined,
          onReconnect: () => undefined,
        },
        { carrier: sides[1]?.carrier ?? fail() },
      );
      onTestFinished(() => listener.close());
      await db(0).transaction((tx) => announce({ db: tx, tenantId }, ['game:1']));
      await expect.poll(() => heard).toEqual(['game:1']);
    });

    test('another database on the same carrier hears nothing', async () => {
      const other = await createTestDatabase();
      const carrier = await openCarrier(other.pool, `${scheme}://127.0.0.1:${port}`, log);
      onTestFinished(async () => {
        await carrier.close();
        await other.close();
      });
      const heard = await hear();
      await publish(carrier.carry(other.db), message(21));
      await publish(db(0), message(22));
      await expect.poll(() => heard).toEqual([[22], [22]]);
    });

    test('what is published while the carrier is away is committed, and clients fetch again when it is back', async () => {
      const channel = await subscribed(sides[1]?.live.connect() ?? fail(), 'game.1');
      const gap = next(channel, 'gap');
      await running.stop();
      await db(0).transaction(async (tx) => {
        await tx.execute(insertSetting('written'));
        await publish(tx, message(31));
      });
      expect((await database.pool.query(`select 1 from installation where name = 'written'`)).rowCount).toBe(1);
      running = await startProgram(program, args(port), port);
      await gap;
      const heard = await hear();
      await expect
        .poll(async () => {
          await publish(db(0), message(32));
          return heard.every((list) => list.includes(32));
        })
        .toBe(true);
    });
  });
});

test('a carrier that cannot be reached is refused with the cure', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  const port = await freePort();
  for (const scheme of ['redis', 'nats']) {
    const opening = openCarrier(database.pool, `${scheme}://127.0.0.1:${port}`, log);
    await expect(opening).rejects.toThrow(/^The server at CARRIER_URL cannot be reached: .* Check the address/);
  }
});

const insertSetting = (name: string): SQL => sql`insert into installation values (${name}, '')`;

function fail(): never {
  throw new Error('There is no second server.');
}
