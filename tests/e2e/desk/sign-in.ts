import { withLocale } from '#lib/routing/locale-prefix.ts';
import { leagueTool } from '#tests/e2e/support/league-tool.ts';
import { expect, type Page } from '#tests/e2e/support/test.ts';

/** An email that no other test signs in with. */
export const newEmail = () => `${crypto.randomUUID()}@desk.test`;

/** Signs in at the desk by a link of its own, as an operator hands it out. */
export async function signIn(page: Page, email = newEmail()): Promise<void> {
  const role = ['--role', 'scorer', '--name', 'Ana Ilić', '--tenant', 'localhost'];
  const output = await leagueTool('staff', 'add', email, ...role);
  const token = /#([\w-]+)/.exec(output)?.[1] ?? '';
  await page.goto(`${withLocale('en', '/desk/sign-in')}#${token}`);
  await expect(page.getByText('Signed in as Ana Ilić')).toBeVisible();
}
