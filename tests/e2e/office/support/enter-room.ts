import type { StaffRole } from '#lib/api/contract/staff.ts';
import { createSignInLink } from '#server/auth/sign-in-link.ts';
import { addStaff, type StaffInput } from '#server/auth/staff/add-staff.ts';
import type { OwnSite } from '#tests/e2e/support/own-site.ts';
import { expect, type Page } from '#tests/e2e/support/test.ts';

/** Opens a room of the office as somebody new on its staff, who has signed in by a link. */
export async function enterRoom(
  page: Page,
  site: OwnSite,
  origin: string,
  room: string,
  role: StaffRole | Omit<StaffInput, 'email'> = 'admin',
) {
  const email = `${crypto.randomUUID()}@office.test`;
  const grant = typeof role === 'string' ? { role } : role;
  const userId = await addStaff(site.table.scope, { email, name: 'Vera', ...grant });
  await page.goto(`${origin}/en/desk/sign-in#${await createSignInLink(site.table.scope, userId)}`);
  await expect(page.getByText('Signed in as Vera')).toBeVisible();
  await page.goto(`${origin}/en/office`);
  await page.getByRole('navigation', { name: 'Rooms of the office' }).getByRole('link', { name: room }).click();
  await expect(page.getByRole('heading', { level: 1, name: room })).toBeVisible();
}
