import { sendAccountMail } from './auth/accounts/account-mail.ts';
import { runJobs } from './db/jobs/run-jobs.ts';
import type { Queryable } from './db/tenant-scope.ts';
import { pushTasks } from './league/push/push-tasks.ts';
import type { Log } from './log.ts';
import { createSendMail, type MailSettings } from './mail/send-mail.ts';
import { openPush, type Push, type PushSettings } from './push/open-push.ts';

type Database = { db: Queryable; pool: Parameters<typeof runJobs>[0] };

/** Opens the carriers of push messages, and does the jobs that send them and the mails of accounts. */
export async function openSenders(
  { db, pool }: Database,
  settings: PushSettings & MailSettings,
  log: Log,
): Promise<Push> {
  const push = await openPush(db, settings);
  const mailing = { db, sendMail: createSendMail(log, settings), log };
  const tasks = {
    ...pushTasks({ db, send: push.send, log }),
    'account-mail': (payload: unknown) => sendAccountMail(mailing, payload, Date.now()),
  };
  const jobs = await runJobs(pool, tasks, log);
  return {
    ...push,
    async close() {
      await jobs.close();
      await push.close();
    },
  };
}
