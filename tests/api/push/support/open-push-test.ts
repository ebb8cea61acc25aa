import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { eq } from 'drizzle-orm';
import type { Follow } from '#lib/api/contract/account/follows.ts';
import type { FollowerChoices } from '#lib/api/contract/account/user.ts';
import type { NewGameEvent } from '#lib/api/contract/game-event.ts';
import { type JobRunner, runJobs } from '#server/db/jobs/run-jobs.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { followers, pushTokens } from '#server/db/schema/followers.ts';
import { games } from '#server/db/schema/games.ts';
import { addFollow } from '#server/league/follower/follows.ts';
import { pushTasks } from '#server/league/push/push-tasks.ts';
import { createLog } from '#server/log.ts';
import { openPush } from '#server/push/open-push.ts';
import { openPushReceiver, receiverCertificate } from '#tests/fixtures/push/push-receiver.ts';
import { basket, event, openTable, type Table, tipOff } from '#tests/fixtures/table.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

export type NewFollower = {
  name: string;
  follows?: Follow[];
  language?: string;
  choices?: Partial<FollowerChoices>;
  /** Of another tenant, or the tokens of other devices. */
  table?: Table;
  tokens?: string[];
};

/** A database, a push service, and games of two tenants that are about to begin. */
export async function openPushTest() {
  setDefaultCACertificates([...getCACertificates(), readFileSync(receiverCertificate, 'utf8')]);
  const database = await createTestDatabase();
  const { db, pool } = database;
  const receiver = await openPushReceiver();
  const settings = {
    PUSH_HOSTS: [receiver.host],
    PUSH_CONTACT: undefined,
    MAIL_FROM: 'Courtside <push@league.test>',
    FIREBASE_SERVICE_ACCOUNT: undefined,
    FIREBASE_WEB_APP: undefined,
    FIREBASE_VAPID_KEY: undefined,
  };
  const push = await openPush(db, settings);
  const log = createLog('silent');
  const runners: JobRunner[] = [];
  let count = 0;

  /** A tenant whose game B against A begins now. */
  async function openGame() {
    count += 1;
    const table = await openTable(db, `league-${count}`);
    await db
      .update(games)
      .set({ tipOffAt: new Date(), tipOffDate: new Date().toISOString().slice(0, 10) })
      .where(eq(games.id, table.gameId));
    return { ...table, play: scorer(table) };
  }

  async function follow(table: Table, { name, follows = [], language = 'en', choices = {}, tokens }: NewFollower) {
    const { tenantId } = table.ids;
    const email = `${name}-${randomUUID()}@example.test`;
    const [account] = await db.insert(accounts).values({ email, name, language }).returning();
    const [follower] = await db
      .insert(followers)
      .values({ tenantId, accountId: account?.id ?? null, choices })
      .returning();
    const followerId = follower?.id ?? '';
    for (const each of follows) await addFollow(table.scope, followerId, each);
    const devices = tokens ?? [receiver.subscribe(name)];
    await db.insert(pushTokens).values(devices.map((token) => ({ tenantId, followerId, token })));
    return followerId;
  }

  /** Begins the work of a server. */
  async function work() {
    const tasks = { ...pushTasks({ db, send: push.send, log }), 'account-mail': async () => undefined };
    const runner = await runJobs(pool, tasks, log);
    runners.push(runner);
    return runner;
  }

  const jobs = async () => {
    const { rows } = await pool.query(
      `select task_identifier as task, run_at as "runAt", attempts from graphile_worker.jobs order by run_at, id`,
    );
    return rows as { task: string; runAt: Date; attempts: number }[];
  };

  /** Drops what a test has left, such as messages that are due later. */
  const dropJobs = () =>
    pool.query(`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs having count(*) > 0`);

  /** What a device has been shown, as lines `title | body`. */
  const shown = (device: string) =>
    receiver.received
      .filter((push) => push.device === device)
      .map(({ message }) => `${message.title} | ${message.body}`);

  return {
    database,
    receiver,
    push,
    openGame,
    follow,
    work,
    jobs,
    dropJobs,
    shown,
    async stopWork() {
      await Promise.all(runners.splice(0).map((runner) => runner.close()));
    },
    async close() {
      await Promise.all(runners.map((runner) => runner.close()));
      await push.close();
      await receiver.close();
      await database.close();
    },
  };
}
export type PushTest = Awaited<ReturnType<typeof openPushTest>>;

/** Plays the game of a table: each step as the desk sends it. */
function scorer(table: Table) {
  let seq = 0;
  const record = async (events: NewGameEvent[]) => {
    const answer = await table.record(events, seq);
    seq = answer.seq;
  };
  return {
    start: () => record([...tipOff(table), basket(table, 'home', 0)]),
    endPeriod: (period = 1) => record([event({ type: 'period-end' }, { period, clockMs: 0 })]),
    end: () => record([event({ type: 'period-end' }, { clockMs: 0 }), event({ type: 'game-end' }, { clockMs: 0 })]),
    finalise: () => record([event({ type: 'finalised' }, { clockMs: 0 })]),
    record,
    seq: () => seq,
  };
}
