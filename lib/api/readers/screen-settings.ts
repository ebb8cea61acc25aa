import type { RealtimeAddress, WebsiteSettings } from '#lib/api/contract/website.ts';
import { readSiteSettings } from '#lib/env.ts';
import { readConfig } from './website.ts';

/** Settings that a venue screen needs of its site. */
export type ScreenSettings = {
  title: string;
  sponsors: WebsiteSettings['sponsors'];
  timeZone: string;
  realtime: RealtimeAddress | null;
  /** Base URL of the timer API. */
  timerUrl: string;
};

/** Returns the screen settings of the site. Null only if there is no tenant. */
export async function readScreenSettings(): Promise<ScreenSettings | null> {
  const config = await readConfig();
  if (!config) return null;
  const { title, sponsors, timeZone } = config.config.website;
  const timerUrl = readSiteSettings().TIMER_API_URL ?? '/api';
  return { title, sponsors, timeZone, realtime: config.realtime, timerUrl };
}
