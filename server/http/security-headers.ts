import type { ServerResponse } from 'node:http';
import { basicSecurityPolicy } from './content-security-policy.ts';

/** What browsers heed of a document, and of no part of one. */
const documentHeaders = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'SAMEORIGIN',
  // The login popup posts to its opener, which `same-origin` would prevent.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'Content-Security-Policy': basicSecurityPolicy,
};

export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  ...documentHeaders,
};

/**
 * Sets the headers of every response. `hstsSeconds` is how long browsers may use https only, for this host alone;
 * undefined where they are not told.
 */
export function setSecurityHeaders(response: ServerResponse, hstsSeconds: number | undefined): void {
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  if (hstsSeconds !== undefined) response.setHeader('Strict-Transport-Security', `max-age=${hstsSeconds}`);
}

/** Takes back what only documents need, a third of a kilobyte, from the response with a part of one. */
export function removeDocumentHeaders(response: ServerResponse): void {
  for (const name of Object.keys(documentHeaders)) response.removeHeader(name);
}
