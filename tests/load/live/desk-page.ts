import type { Browser, Page } from '@playwright/test';
import { callApi, configureClient } from '#lib/api/client.ts';
import { getStaffMember } from '#lib/api/contract/staff.ts';
import { paths } from '#lib/paths.ts';

/** A game, and a scorer who is signed in. */
export type DeskGame = { origin: string; gameId: string; token: string };

/** The scorer's table in a browser, signed in, with the game open. */
export async function openDeskPage(browser: Browser, { origin, gameId, token }: DeskGame): Promise<Page> {
  configureClient({ apiUrl: origin, accessToken: () => token });
  const member = await callApi(getStaffMember, { params: {}, query: {} });
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript(
    (session) => localStorage.getItem('desk-session') ?? localStorage.setItem('desk-session', session),
    JSON.stringify({ accessToken: token, expiresAt, member }),
  );
  const page = await context.newPage();
  await page.goto(`${origin}/en${paths.deskGame(gameId)}`);
  return page;
}
