import type { ServerResponse } from 'node:http';
import { basicSecurityPolicy } from './content-security-policy.ts';

const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'SAMEORIGIN',
  // The login popup posts to its opener, which `same-origin` would prevent.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'Content-Security-Policy': basicSecurityPolicy,
};

/**
 * Sets the headers of every response. `hstsSeconds` is how long browsers may use https only, for this host alone;
 * undefined where they are not told.
 */
export function setSecurityHeaders(response: ServerResponse, hstsSeconds: number | undefined): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (hstsSeconds !== undefined) response.setHeader('Strict-Transport-Security', `max-age=${hstsSeconds}`);
}
