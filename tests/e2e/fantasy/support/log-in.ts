import { eq } from 'drizzle-orm';
import { tokenCookie } from '#lib/routing/token-cookie.ts';
import { digestOf, newToken } from '#server/auth/token.ts';
import { accountSessions } from '#server/db/schema/accounts.ts';
import { followers } from '#server/db/schema/followers.ts';
import type { Fantasy } from '#tests/api/fantasy/support/open-fantasy.ts';
import type { Page } from '#tests/e2e/support/test.ts';

/** Logs a follower in at the site of a fantasy season. */
export async function logIn(page: Page, { scope }: Fantasy, follower: string, origin: string): Promise<void> {
  const [row] = await scope.db.select().from(followers).where(eq(followers.id, follower));
  const token = newToken();
  const expiresAt = new Date(Date.now() + 86_400_000);
  await scope.db.insert(accountSessions).values({
    accountId: row?.accountId ?? '',
    tenantId: scope.tenantId,
    tokenHash: digestOf(token),
    lastUsedAt: new Date(),
    expiresAt,
  });
  await page.context().addCookies([{ name: tokenCookie, value: token, url: origin }]);
}
