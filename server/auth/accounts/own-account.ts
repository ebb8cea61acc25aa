import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { changeOwnAccount as changeCommand, OwnAccount } from '#lib/api/contract/account/my-account.ts';
import { locale } from '#lib/api/contract/common.ts';
import { accountCredentials, accounts } from '#server/db/schema/accounts.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';
import { badPlaces, LeagueError } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';
import { fetchAccount } from './find-account.ts';

type Changes = z.output<typeof changeCommand.body>;

const oldest = '1900-01-01';

/** Returns what an account shows of itself. */
export async function getOwnAccount(db: Queryable, accountId: string): Promise<OwnAccount> {
  const { id, name, email, language, birthDate, createdAt } = await fetchAccount(db, accountId);
  const ways = await db
    .select({ provider: accountCredentials.provider })
    .from(accountCredentials)
    .where(eq(accountCredentials.accountId, id));
  return {
    uuid: id,
    name,
    email,
    language: locale.nullable().catch(null).parse(language),
    birthDate,
    hasPassword: ways.some(({ provider }) => provider === 'password'),
    hasGoogle: ways.some(({ provider }) => provider === 'google'),
    createdAt: createdAt.toISOString(),
  };
}

/** Changes name and language. Throws `conflict` for a second birth date: otherwise the age of a site would mean nothing. */
export function changeOwnAccount(db: Queryable, accountId: string, changes: Changes): Promise<OwnAccount> {
  return db.transaction(async (db) => {
    const { birthDate } = await fetchAccount(db, accountId);
    if (changes.birthDate && birthDate && changes.birthDate !== birthDate)
      throw new LeagueError('conflict', say`The birth date was given and cannot be changed.`);
    const today = new Date().toISOString().slice(0, 10);
    if (changes.birthDate && (changes.birthDate > today || changes.birthDate < oldest))
      throw badPlaces([{ path: 'birthDate', message: say`is no date of birth` }]);
    await db
      .update(accounts)
      .set({ ...withoutUndefined(changes), updatedAt: new Date() })
      .where(eq(accounts.id, accountId));
    return getOwnAccount(db, accountId);
  });
}

function withoutUndefined<Values extends object>(values: Values) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
