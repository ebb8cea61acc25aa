import { and, eq, gt, isNull, lt, type SQL } from 'drizzle-orm';
import { digestOf, newToken } from '#server/auth/token.ts';
import { accountSessions } from '#server/db/schema/accounts.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';

const maxUserAgent = 200;
const dayMs = 86_400_000;
/** How long a session lives after its last use: on the official website, and on a site. */
const lifetimeMs = { official: 30 * dayMs, site: 365 * dayMs };
/** A use is written at most this often. */
const useEveryMs = 10 * 60_000;

/** From where a session is used: the browser's name for itself, and its network. */
export type Device = { userAgent: string | undefined; network: string };

export type NewToken = { token: string; expiresAt: Date };

/** Creates a session of an account, and removes its expired ones: on the site of a tenant, or without one on the official website. */
export async function createAccountSession(
  db: Queryable,
  { accountId, tenantId }: { accountId: string; tenantId: string | null },
  device: Device,
): Promise<NewToken> {
  const token = newToken();
  const isOver = and(eq(accountSessions.accountId, accountId), lt(accountSessions.expiresAt, new Date()));
  await db.delete(accountSessions).where(isOver);
  const usage = usageOf(tenantId, device);
  await db.insert(accountSessions).values({ accountId, tenantId, tokenHash: digestOf(token), ...usage });
  return { token, expiresAt: usage.expiresAt };
}

/**
 * Returns the session of a token on that tenant's site, or on the official website; null for one that is unknown, expired, or
 * of elsewhere. It lives longer with each use.
 */
export async function touchAccountSession(db: Queryable, tenantId: string | null, token: string, device: Device) {
  const [session] = await db.select().from(accountSessions).where(ofToken(tenantId, token));
  if (!session) return null;
  const isDue = Date.now() - session.lastUsedAt.getTime() > useEveryMs || session.network !== device.network;
  if (!isDue) return session;
  const [used] = await db
    .update(accountSessions)
    .set(usageOf(tenantId, device))
    .where(eq(accountSessions.id, session.id))
    .returning();
  return used ?? null;
}

/** Ends the session of a token; an unknown one is no error. */
export async function endAccountSession(db: Queryable, tenantId: string | null, token: string): Promise<void> {
  await db.delete(accountSessions).where(ofToken(tenantId, token));
}

function ofToken(tenantId: string | null, token: string): SQL | undefined {
  const place = tenantId === null ? isNull(accountSessions.tenantId) : eq(accountSessions.tenantId, tenantId);
  return and(eq(accountSessions.tokenHash, digestOf(token)), place, gt(accountSessions.expiresAt, new Date()));
}

function usageOf(tenantId: string | null, { userAgent, network }: Device) {
  const now = Date.now();
  const expiresAt = new Date(now + (tenantId === null ? lifetimeMs.official : lifetimeMs.site));
  return { lastUsedAt: new Date(now), expiresAt, userAgent: userAgent?.slice(0, maxUserAgent) ?? null, network };
}
