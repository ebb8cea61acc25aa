import { expect, it } from 'vitest';
import { openerHeaders } from '#lib/routing/popup-pages.ts';

it.each(['/auth/login', '/en/auth/login', '/ru/auth/register', '/auth/reset', '/sl/auth/confirm'])(
  'leaves the window of %s its opener on another host',
  (path) => {
    expect(openerHeaders(path)).toEqual({ 'Cross-Origin-Opener-Policy': 'unsafe-none' });
  },
);

it.each(['/', '/en', '/en/profile', '/en/auth', '/desk', '/en/auth/login/x'])(
  'parts %s from openers as before',
  (path) => {
    expect(openerHeaders(path)).toEqual({});
  },
);
