import type { Locator, Page } from '#tests/e2e/support/test.ts';
import { expect } from '#tests/e2e/support/test.ts';

/** The site that a secretary runs, in the secretary's browser. */
export interface Diary {
  page: Page;
  origin: string;
  /** The teams of the league, the strongest first. */
  teams: readonly string[];
}

export const season = '2025/26';
export const league = 'First league';

export const section = (page: Page, name: string | RegExp): Locator => page.getByRole('region', { name });
export const dialog = (page: Page, name?: string | RegExp): Locator => page.getByRole('dialog', { name });

/** The day so many days after today; the season lies in the past, so that it can be played to its end. */
export function dayFromToday(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** Goes to a room of the office by its tab. */
export async function goToRoom({ page }: Diary, room: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Rooms of the office' }).getByRole('link', { name: room }).click();
  await expect(page.getByRole('heading', { level: 1, name: room })).toBeVisible();
}

/** Goes to the league in the room of the competition. */
export async function goToLeague(diary: Diary): Promise<void> {
  await goToRoom(diary, 'Competition');
  await diary.page.getByRole('link', { name: league }).click();
  await expect(diary.page.getByRole('heading', { level: 2, name: league })).toBeVisible();
}
