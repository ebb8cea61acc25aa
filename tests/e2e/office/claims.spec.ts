import { eq } from 'drizzle-orm';
import { createAccount } from '#server/auth/accounts/create-account.ts';
import { signInOnSite } from '#server/auth/accounts/sign-in.ts';
import { followers } from '#server/db/schema/followers.ts';
import { people } from '#server/db/schema/people.ts';
import { claimPlayer } from '#server/league/follower/player-claim.ts';
import { barrierCheck, seriousBarriers } from '#tests/e2e/support/barriers.ts';
import { type OwnSite, openOwnSite } from '#tests/e2e/support/own-site.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { enterRoom } from './support/enter-room.ts';

// The small league has no crest; a claim that changed is a conflict.
test.use({ viewport: { width: 390, height: 844 }, expectedComplaints: [/status of (404|409)/] });
test.describe.configure({ timeout: 300_000 });

let site: OwnSite;
let origin: string;
test.beforeAll(async () => {
  site = await openOwnSite();
  origin = await site.start();
});
test.afterAll(() => site.close());

/** A follower who says to be the player. */
async function claim(name: string, slug: string): Promise<string> {
  const { scope } = site.table;
  const account = await createAccount(site.db, { email: `${name}@claims.test`, name, language: null });
  const device = { userAgent: undefined, network: '::1' };
  await signInOnSite(site.db, account?.id ?? '', { tenantId: scope.tenantId, device });
  const [follower] = await site.db
    .select()
    .from(followers)
    .where(eq(followers.accountId, account?.id ?? ''));
  await claimPlayer(scope, follower?.id ?? '', slug);
  return follower?.id ?? '';
}

test('an editor confirms a follower as a player, takes it back, and sees a claim that changed meanwhile', async ({
  page,
}) => {
  const [one, two] = await site.db.select().from(people).where(eq(people.tenantId, site.table.scope.tenantId)).limit(2);
  const ana = await claim('Ana', one?.slug ?? '');
  await enterRoom(page, site, origin, 'Players’ accounts', 'editor');
  const waiting = page.getByRole('region', { name: 'Waiting for an answer' });
  const decided = page.getByRole('region', { name: 'Decided' });
  await expect(waiting.getByText('ana@claims.test')).toBeVisible();
  expect(await seriousBarriers(barrierCheck(page))).toEqual([]);

  await waiting.getByRole('button', { name: 'Confirm' }).click();
  await expect(decided.getByText('Confirmed')).toBeVisible();
  await expect(waiting.getByText('Nobody waits for an answer.')).toBeVisible();
  await page.getByRole('alert').filter({ hasText: 'is confirmed' }).getByRole('button', { name: 'Undo' }).click();
  await expect(waiting.getByText('ana@claims.test')).toBeVisible();

  await claimPlayer(site.table.scope, ana, two?.slug ?? '');
  await waiting.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('This claim has changed meanwhile')).toBeVisible();
  await expect(decided.getByText('Nothing has been decided yet.')).toBeVisible();
  await waiting.getByRole('button', { name: 'Refuse' }).click();
  await expect(decided.getByText('Refused', { exact: true })).toBeVisible();
});
