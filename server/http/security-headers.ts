import type { ServerResponse } from 'node:http';

const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'SAMEORIGIN',
  // The login popup posts to its opener, which `same-origin` would prevent.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  // No `script-src`: cached pages cannot carry a nonce, and Next writes its data into inline scripts.
  'Content-Security-Policy': "base-uri 'self'; form-action 'self'; frame-ancestors 'self'; object-src 'none'",
};

/**
 * Sets the headers of every response. `hstsSeconds` is how long browsers may use https only, for this host alone;
 * undefined where they are not told.
 */
export function setSecurityHeaders(response: ServerResponse, hstsSeconds: number | undefined): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (hstsSeconds !== undefined) response.setHeader('Strict-Transport-Security', `max-age=${hstsSeconds}`);
}
