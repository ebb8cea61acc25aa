import { readSiteSettings } from './env.ts';

/** Where the server side of the site finds the league API: another server, or this very process. */
export function apiUrl(): string {
  return readSiteSettings().API_URL ?? `http://127.0.0.1:${process.env.PORT ?? 3000}`;
}
