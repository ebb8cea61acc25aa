import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { refreshSession } from '#lib/api/contract/staff.ts';
import { hostOf } from '#server/api/host.ts';
import type { NewSession } from '#server/auth/sessions.ts';

const name = 'courtside-staff';
const path = `/api${refreshSession.path}`;

/** Whether a page of this very host makes the request; browsers name the origin of every POST and DELETE. */
export function isFromOwnPage(c: Context): boolean {
  const origin = hostOf(c.req.header('origin') ?? '');
  return origin !== null && origin === hostOf(c.req.header('host') ?? c.req.url);
}

export const readRefreshCookie = (c: Context): string | undefined => getCookie(c, name);

/** Gives the browser the next secret of the session: out of reach of scripts, sent to the refresh call only. */
export function setRefreshCookie(c: Context, { refreshToken, refreshUntil }: NewSession): void {
  write(c, refreshToken, refreshUntil);
}

export function removeRefreshCookie(c: Context): void {
  write(c, '', new Date(0));
}

function write(c: Context, value: string, expires: Date): void {
  const secure = c.req.header('origin')?.startsWith('https:') ?? false;
  setCookie(c, name, value, { path, httpOnly: true, sameSite: 'Strict', secure, expires });
}
