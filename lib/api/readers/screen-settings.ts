import type { RealtimeAddress, WebsiteSettings } from '#lib/api/contract/website.ts';
import { readSiteSettings } from '#lib/env.ts';
import { readConfig } from './website.ts';

/** What a screen must know of its site. */
export type ScreenSettings = {
  title: string;
  sponsors: WebsiteSettings['sponsors'];
  timeZone: string;
  realtime: RealtimeAddress | null;
  /** Below which the timer API is found. */
  timerUrl: string;
};

/** Null only where there is no tenant. */
export async function readScreenSettings(): Promise<ScreenSettings | null> {
  const config = await readConfig();
  if (!config) return null;
  const { title, sponsors, timeZone } = config.config.website;
  const timerUrl = readSiteSettings().TIMER_API_URL ?? '/api';
  return { title, sponsors, timeZone, realtime: config.realtime, timerUrl };
}
