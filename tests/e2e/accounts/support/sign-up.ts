import type { APIRequestContext } from '@playwright/test';
import type { OwnSite } from '#tests/e2e/support/own-site.ts';
import { expect } from '#tests/e2e/support/test.ts';

export const password = 'eleven tall centres';

/** Calls of a page of the official website, with the cookies of its browser. */
export function callsOf(request: APIRequestContext, official: string) {
  return async (method: string, path: string, data: object = {}, token?: string) => {
    const headers = { origin: official, ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await request.fetch(`${official}/api/${path}`, { method, data, headers });
    return { status: answer.status(), answer: await answer.json() };
  };
}
type Calls = ReturnType<typeof callsOf>;

/** Opens an account by the link of the log, as the pages do. Its browser is signed in on the official website and its site. */
export async function signUpByCalls(call: Calls, site: OwnSite, { email, name }: { email: string; name: string }) {
  const links = () => [...site.log().matchAll(/\/auth\/confirm#token=([\w-]+)/g)].map(([, token]) => token);
  const before = links().length;
  await call('POST', 'auth/register', { email, password, name, locale: 'en' });
  await expect.poll(() => links().length).toBe(before + 1);
  const { answer } = await call('POST', 'auth/confirm', { token: links().at(-1) });
  return enterSite(call, String(answer.access_token));
}

/** Logs the browser in again, on the official website and its site. */
export async function logInByCalls(call: Calls, email: string) {
  const { answer } = await call('POST', 'auth/login', { email, password });
  return enterSite(call, String(answer.access_token));
}

async function enterSite(call: Calls, token: string): Promise<string> {
  expect(await call('POST', 'v2/website/session', {}, token)).toMatchObject({ status: 200 });
  return token;
}
