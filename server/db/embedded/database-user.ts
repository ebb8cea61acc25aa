import { Failure } from '#server/failure.ts';
import { type Identity, runAs } from './run-as.ts';

const name = 'postgres';

/**
 * Returns the user that runs PostgreSQL, which refuses to run as root: for root the user `postgres`, created if
 * missing, else undefined.
 */
export async function databaseUser(): Promise<Identity | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const known = await lookUp();
  if (known) return known;
  const created = await runAs(undefined, 'useradd', ['--system', '--user-group', '--no-create-home', name], '/');
  const user = created.code === 0 ? await lookUp() : undefined;
  if (user) return user;
  throw new Failure(
    `PostgreSQL does not run as root, and the user ${name} could not be created (${created.output || created.code}). ` +
      'Start as another user, or set DATABASE_URL.',
  );
}

async function lookUp(): Promise<Identity | undefined> {
  const [uid, gid] = await Promise.all([
    runAs(undefined, 'id', ['-u', name], '/'),
    runAs(undefined, 'id', ['-g', name], '/'),
  ]);
  if (uid.code !== 0 || gid.code !== 0) return undefined;
  return { uid: Number(uid.output), gid: Number(gid.output) };
}
