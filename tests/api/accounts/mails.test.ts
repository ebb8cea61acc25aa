import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addAccountMail, sendAccountMail } from '#server/auth/accounts/account-mail.ts';
import { domains } from '#server/db/schema/tenants.ts';
import { createLog } from '#server/log.ts';
import { databaseUrl } from '#tests/api/db/support/database-url.ts';
import { openSmtpServer, type SmtpServer } from '#tests/fixtures/mail/smtp-server.ts';
import { type Engine, startEngine } from '#tests/setup/engine.ts';
import { type AccountsApi, openAccountsApi, password } from './support/open-accounts.ts';

let accounts: AccountsApi;
let smtp: SmtpServer;
const engines: Engine[] = [];
beforeAll(async () => {
  smtp = await openSmtpServer();
  accounts = await openAccountsApi();
  await accounts.db.insert(domains).values({ host: 'localhost', tenantId: accounts.ids.tenantId });
  await accounts.signUp('known@example.test', 'Known');
});
afterAll(async () => {
  for (const engine of engines) engine.process.kill('SIGKILL');
  await Promise.all(engines.map(({ ended }) => ended));
  await smtp.close();
  await accounts.database.close();
});

async function start(): Promise<{ engine: Engine; address: string }> {
  const engine = startEngine({ DATABASE_URL: databaseUrl(accounts.database), SMTP_URL: smtp.url });
  engines.push(engine);
  return { engine, address: await engine.ready };
}

const jobs = async () => {
  const { rows } = await accounts.database.pool.query(
    `select payload from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
     where identifier = 'account-mail'`,
  );
  return rows.map(({ payload }) => payload);
};
const idle = () => expect.poll(async () => (await jobs()).length, { timeout: 100_000 }).toBe(0);

const bodyOf = {
  register: (email: string) => ({ email, password, name: 'Ana', locale: 'en' }),
  'password/request': (email: string) => ({ email, locale: 'en' }),
};

const readers = () => smtp.taken.map((mail) => /^To: (.+)$/m.exec(mail)?.[1]).toSorted();

test('a server that is killed once it has answered, or while it sends, leaves the mails to the next one', async () => {
  const answers = Promise.withResolvers<void>();
  const isSending = smtp.holdUntil(answers.promise);
  const { engine: first, address } = await start();
  const request = async (path: keyof typeof bodyOf, email: string) => {
    const response = await fetch(`${address}/api/auth/${path}`, {
      method: 'POST',
      headers: { origin: 'http://localhost', 'content-type': 'application/json' },
      body: JSON.stringify(bodyOf[path](email)),
    });
    return [response.status, await response.text()];
  };
  const requests = [
    request('register', 'new@example.test'),
    request('register', 'known@example.test'),
    request('password/request', 'known@example.test'),
    request('password/request', 'nobody@example.test'),
  ];
  expect(await Promise.all(requests)).toEqual(Array(4).fill([200, '{}']));
  first.process.kill('SIGKILL');
  await first.ended;
  const { engine: second } = await start();
  await isSending;
  second.process.kill('SIGKILL');
  await second.ended;
  // A mail that is released before its connection is seen to be cut would count as taken.
  await smtp.left();
  answers.resolve();
  expect(smtp.taken).toEqual([]);
  await start();
  await idle();
  expect(readers()).toEqual(['known@example.test', 'known@example.test', 'new@example.test']);
});

test('a mail server that is away is tried again, for an hour; one that refuses the mail is not', async () => {
  const log = createLog('silent');
  const error = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  await addAccountMail(accounts.db, { email: 'known@example.test', locale: 'en', officialUrl: 'https://league.test' });
  const [payload] = await jobs();
  const mailing = { db: accounts.db, sendMail: async () => 'failed' as const, log };
  await expect(sendAccountMail(mailing, payload, payload.at + 59 * 60_000)).rejects.toThrow('not taken');
  expect(error).not.toHaveBeenCalled();
  await sendAccountMail(mailing, payload, payload.at + 61 * 60_000);
  expect(error).toHaveBeenCalledWith({ kind: 'reset' }, 'a mail is given up');
  error.mockClear();
  await sendAccountMail({ ...mailing, sendMail: async () => 'refused' as const }, payload, payload.at);
  expect(error).toHaveBeenCalledWith({ kind: 'reset' }, 'a mail is given up');
  await accounts.sendMails();
});

test('what waits to be sent has no link in it, and a call that fails leaves none', async () => {
  const { mails } = accounts;
  await accounts.call('auth/register', { method: 'POST', body: bodyOf.register('waits@example.test') });
  const [payload] = await jobs();
  expect(JSON.stringify(payload)).not.toContain(password);
  await accounts.sendMails();
  const token = new URLSearchParams(new URL(mails.at(-1)?.link ?? '').hash.slice(1)).get('token') ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(payload)).not.toContain(token);
  const undo = new Error('undone');
  const undone = accounts.db.transaction(async (db) => {
    await addAccountMail(db, { email: 'waits@example.test', locale: 'en', officialUrl: 'https://league.test' });
    throw undo;
  });
  await expect(undone).rejects.toBe(undo);
  expect(await jobs()).toEqual([]);
});

test('an account that is deleted takes along the mails that wait', async () => {
  const gone = await accounts.signUp('gone@example.test');
  await accounts.call('auth/password/request', {
    method: 'POST',
    body: bodyOf['password/request']('gone@example.test'),
  });
  await accounts.call('auth/register', { method: 'POST', body: bodyOf.register('gone@example.test') });
  expect(await jobs()).toHaveLength(2);
  const body = { email: 'gone@example.test' };
  await accounts.call('auth/account', { method: 'DELETE', body, headers: { cookie: gone.cookie } });
  expect(await jobs()).toEqual([]);
});
