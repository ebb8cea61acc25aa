import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { hostOf } from '#server/api/host.ts';
import type { NewToken } from '#server/auth/accounts/account-sessions.ts';
import { isSecure } from './device.ts';

const officialName = 'courtside-account';
const officialPath = '/api/auth';
const siteName = 'leagueEngineAccessToken';
const oneYear = 31_536_000;

/** Whether a page of this very host makes the request. Browsers name the origin of all but reads of the same host. */
export function isFromThisHost(c: Context): boolean {
  const origin = c.req.header('origin');
  if (origin === undefined) return c.req.method === 'GET' || c.req.method === 'HEAD';
  const host = hostOf(origin);
  return host !== null && host === hostOf(c.req.header('host') ?? c.req.url);
}

/** The token of the session on the official website; pages of other hosts have none. */
export const readOfficialCookie = (c: Context): string | undefined =>
  isFromThisHost(c) ? getCookie(c, officialName) : undefined;

/** Gives a page of the official website its cookie, out of reach of scripts; other clients get none. */
export function setOfficialCookie(c: Context, { token, expiresAt: expires }: NewToken): void {
  if (isFromThisHost(c)) writeOfficial(c, token, expires);
}

export const removeOfficialCookie = (c: Context): void => writeOfficial(c, '', new Date(0));

function writeOfficial(c: Context, value: string, expires: Date): void {
  // A call that uses the session and then ends it sends one cookie.
  c.header('set-cookie', undefined);
  setCookie(c, officialName, value, {
    path: officialPath,
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure(c),
    expires,
  });
}

/** Puts a site token away for the scripts of the site. By a header: browsers forget what scripts write after days. */
export function setSiteCookie(c: Context, token: string): void {
  setCookie(c, siteName, token, { path: '/', maxAge: oneYear, sameSite: 'Lax', secure: isSecure(c) });
}

export function removeSiteCookie(c: Context): void {
  setCookie(c, siteName, '', { path: '/', maxAge: 0, sameSite: 'Lax', secure: isSecure(c) });
}
