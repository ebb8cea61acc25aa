import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { digestOf } from '#server/auth/token.ts';
import { installation } from '#server/db/schema/installation.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';

const name = 'setup-code';
const hours = 24;
const maxAttempts = 20;
/** Without what is taken for one another when it is typed. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const groups = 4;
const groupLength = 4;

const storedCode = z.object({ digest: z.string(), expiresAt: z.string(), attempts: z.number() });
type StoredCode = z.infer<typeof storedCode>;

/** Makes a set-up code, which replaces the one before; only its digest is stored. It lasts 24 hours and 20 wrong attempts. */
export async function issueSetupCode(db: Queryable): Promise<string> {
  const group = () => Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join('');
  const code = Array.from({ length: groups }, group).join('-');
  const expiresAt = new Date(Date.now() + hours * 3_600_000).toISOString();
  const value = JSON.stringify({ digest: digestOf(plain(code)), expiresAt, attempts: 0 } satisfies StoredCode);
  await db
    .insert(installation)
    .values({ name, value })
    .onConflictDoUpdate({ target: installation.name, set: { value } });
  return code;
}

/** Throws `forbidden` for a code that is wrong, used or too old, and counts a wrong one. */
export async function checkCode(db: Queryable, code: string): Promise<void> {
  const isRight = await db.transaction(async (db) => {
    const stored = await lockedCode(db);
    if (!stored || isOver(stored)) return false;
    if (digestOf(plain(code)) === stored.digest) return true;
    const value = JSON.stringify({ ...stored, attempts: stored.attempts + 1 });
    await db.update(installation).set({ value }).where(eq(installation.name, name));
    return false;
  });
  if (!isRight) throw wrongCode();
}

/** Uses the code up, in the transaction of what it was for. Throws `forbidden` like `checkCode`. */
export async function spendCode(db: Queryable, code: string): Promise<void> {
  const stored = await lockedCode(db);
  if (!stored || isOver(stored) || digestOf(plain(code)) !== stored.digest) throw wrongCode();
  await db.delete(installation).where(eq(installation.name, name));
}

async function lockedCode(db: Queryable): Promise<StoredCode | null> {
  const [row] = await db.select().from(installation).where(eq(installation.name, name)).for('update');
  return row ? storedCode.parse(JSON.parse(row.value)) : null;
}

const isOver = ({ attempts, expiresAt }: StoredCode) => attempts >= maxAttempts || Date.parse(expiresAt) < Date.now();

const plain = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, '');

const wrongCode = () =>
  new LeagueError('forbidden', say`The code is wrong, used or too old. A new one is in the log after a restart.`, [
    { path: 'code', message: say`is wrong, used or too old; a new one is in the log after a restart` },
  ]);
