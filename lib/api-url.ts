import { readSiteSettings } from './env.ts';

/** Returns the address of the league API for the server side of the site: another server, or this process. */
export function apiUrl(): string {
  return readSiteSettings().API_URL ?? `http://127.0.0.1:${process.env.PORT ?? 3000}`;
}
