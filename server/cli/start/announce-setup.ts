import { paths } from '#lib/paths.ts';
import { issueSetupCode } from '#server/auth/setup/setup-code.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { errorText } from '#server/failure.ts';
import { hasTenant } from '#server/league/tenant/has-tenant.ts';
import type { Log } from '#server/log.ts';
import { type RepeatedWork, repeatEvery } from '#server/repeat.ts';

/** As long as a code lasts. */
const dayMs = 24 * 60 * 60_000;

/** While there is no tenant, prints where the installation is set up, with a new code each day. */
export function announceSetup({ db }: Pick<DatabaseConnection, 'db'>, address: string, log: Log): RepeatedWork {
  const print = async () => {
    if (await hasTenant(db)) return;
    const lines = [
      '  There is no site yet. Make it in a browser, with this code, which lasts for a day:',
      `  ${address}${paths.setup()}   code: ${await issueSetupCode(db)}`,
    ];
    process.stdout.write(`\n${lines.join('\n')}\n\n`);
  };
  return repeatEvery(dayMs, () =>
    print().catch((error: unknown) => log.error({ error: errorText(error) }, 'no set-up code could be made')),
  );
}
