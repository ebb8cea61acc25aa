import { z } from 'zod';
import { parseDsn } from './monitoring/dsn.ts';

const address = (must = 'must be an address that starts with http:// or https://') =>
  z
    .url({ protocol: /^https?$/, error: must })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional();

const text = () => z.string({ error: 'must be a string' }).optional();

/** The settings that the site reads. Empty values count as not set. */
export const siteSettingsSchema = z.object({
  API_URL: address().describe('the league API that the site reads; unset means this server'),
  TIMER_API_URL: address().describe('the timer API of the venue screens'),
  PUSHER_KEY: text().describe('the public key of the live channels'),
  PUSHER_CLUSTER: text().describe('the cluster of hosted Pusher'),
  PUSHER_HOST: text().describe('the host name of a Pusher-compatible server'),
  PUSHER_PORT: z.coerce
    .number('must be a whole number from 1 to 65535')
    .int('must be a whole number from 1 to 65535')
    .min(1, 'must be a whole number from 1 to 65535')
    .max(65_535, 'must be a whole number from 1 to 65535')
    .optional()
    .describe('the port of a Pusher-compatible server'),
  PUSHER_SCHEME: z
    .enum(['http', 'https'], { error: 'must be http or https' })
    .optional()
    .describe('how the Pusher-compatible server is reached; unset means https'),
  SENTRY_DSN: z
    .string()
    .refine((dsn) => parseDsn(dsn) !== null, 'must look like https://key@host/1, as Sentry shows it for a project')
    .optional()
    .describe('where pages, API and workers report errors; unset means nowhere'),
  REVALIDATE_SECRET: text().describe(
    'the secret of the site’s own calls of the API and of /revalidate; unset means a random one at each start',
  ),
});

export type SiteSettings = z.infer<typeof siteSettingsSchema>;

/** Drops empty values, so that `NAME=` in a file means "not set". */
export function withoutEmpty(source: Record<string, string | undefined>): Record<string, string> {
  const entries = Object.entries(source).filter((entry): entry is [string, string] => Boolean(entry[1]?.trim()));
  return Object.fromEntries(entries.map(([name, value]) => [name, value.trim()]));
}

/** Reads the site's settings of this process, at run time and never at build time. Server components only. */
export function readSiteSettings(source: Record<string, string | undefined> = process.env): SiteSettings {
  return siteSettingsSchema.parse(withoutEmpty(source));
}
