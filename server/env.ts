import { availableParallelism } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { firebaseWebApp } from '#lib/api/contract/account/push.ts';
import { siteSettingsSchema, withoutEmpty } from '#lib/env.ts';
import { json } from './json-setting.ts';
import { settingsError } from './settings-error.ts';
import { uselessSettings } from './useless-settings.ts';

const portRange = 'must be a whole number from 0 (any free port) to 65535';
const wholeNumber = 'must be a whole number from 1';
const origins = 'must be origins such as https://club.example, separated by commas';
const onOff = (must = 'must be 1 or 0') =>
  z.enum(['0', '1', 'true', 'false'], { error: must }).transform((value) => value === '1' || value === 'true');

const hops = 'must be the number of proxies, from 0 (none) to 9; true means 1';
const megabytes = 'must be a whole number of megabytes from 0';
const workers = 'must be a whole number from 0 (pages are rendered in the server itself) to 16';
const backups = 'must be a whole number from 1 to 1000';
const seconds = 'must be a whole number of seconds from 0 to 63072000 (two years)';
const postgresAddress = 'must look like postgres://user:password@host:5432/database';

const carrierAddress = 'must look like redis://user:password@host:6379 or nats://user:password@host:4222';

export const serverSettingsSchema = siteSettingsSchema.extend({
  PORT: z.coerce
    .number(portRange)
    .int(portRange)
    .min(0, portRange)
    .max(65_535, portRange)
    .default(3000)
    .describe('the port that the site is served on'),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an IP address')
    .optional()
    .describe('the address to listen on; unset means all'),
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((folder) => path.resolve(folder))
    .describe('the folder of the database and of uploads'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: postgresAddress })
    .optional()
    .describe('a PostgreSQL to use in place of the embedded one'),
  DATABASE_DIRECT_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: postgresAddress })
    .optional()
    .describe('the same PostgreSQL past the pooler of DATABASE_URL: for LISTEN, migrations and commands'),
  DATABASE_REPLICA_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: postgresAddress })
    .optional()
    .describe('a streaming replica of DATABASE_URL: reads of the website go there while it is fresh enough'),
  CARRIER_URL: z
    .url({ protocol: /^(rediss?|nats)$/, error: carrierAddress })
    .optional()
    .describe('a Redis or NATS that carries notices between servers; unset means PostgreSQL'),
  COURTSIDE_DEMO: z
    .union([onOff(), z.literal('paper')], { error: 'must be 1, 0 or paper' })
    .optional()
    .describe('whether an empty database is filled with the demo leagues (paper = as scoresheets record them)'),
  COURTSIDE_DEMO_LIVE: onOff().default(true).describe('whether a game of the demo is always being played'),
  TRUST_PROXY: z
    .string()
    .regex(/^(\d|true|false)$/, hops)
    .transform((value) => (value === 'true' ? 1 : value === 'false' ? 0 : Number(value)))
    .default(0)
    .describe('the number of proxies in front whose X-Forwarded-For, -Host and -Proto are trusted'),
  HSTS_SECONDS: z.coerce
    .number(seconds)
    .int(seconds)
    .min(0, seconds)
    .max(63_072_000, seconds)
    .optional()
    .describe('how long browsers that came by https may use https only (HSTS), for each host alone'),
  HEALTH_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe('the bearer token for the details of /api/health; unset means nobody gets them'),
  METRICS_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe('the bearer token for /api/metrics; unset means that only programs of this machine get them'),
  SENTRY_AUTH_TOKEN: z.string().optional().describe('the token by which the build uploads source maps to Sentry'),
  SENTRY_ORG: z.string().optional().describe('the organisation of Sentry that gets the source maps'),
  SENTRY_PROJECT: z.string().optional().describe('the project of Sentry that gets the source maps'),
  SENTRY_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' })
    .optional()
    .describe('the address of a Sentry of your own that gets the source maps; unset means sentry.io'),
  SOCKETS_PER_ADDRESS: z.coerce
    .number(wholeNumber)
    .int(wholeNumber)
    .min(1, wholeNumber)
    .default(5000)
    .describe('how many live connections one address may have; an arena is one address'),
  EMBED_ORIGINS: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.string().regex(/^(https?:\/\/[^/?#\s]+|null)$/, origins)))
    .describe('origins of other sites whose pages may open live connections, such as https://club.example'),
  WEB_WORKERS: z.coerce
    .number(workers)
    .int(workers)
    .min(0, workers)
    .max(16, workers)
    .default(Math.min(4, Math.max(1, availableParallelism() - 1)))
    .describe('how many processes render pages; unset means one less than the cores, from 1 to 4'),
  PAGE_MEMORY_MB: z.coerce
    .number(megabytes)
    .int(megabytes)
    .min(0, megabytes)
    .default(256)
    .describe('how much memory finished pages may take, in megabytes'),
  PAGE_DISK_MB: z.coerce
    .number(megabytes)
    .int(megabytes)
    .min(0, megabytes)
    .default(2048)
    .describe('how much of the disk below DATA_DIR finished pages may take, in megabytes; 0 keeps none there'),
  BACKUP_DIR: z
    .string()
    .transform((folder) => path.resolve(folder))
    .optional()
    .describe('the folder of nightly backups, on another disk than the database; unset means that none are made'),
  BACKUP_TIME: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day such as 03:00')
    .default('03:00')
    .describe('when the nightly backup is made, in the time zone of the server'),
  BACKUP_KEEP: z.coerce
    .number(backups)
    .int(backups)
    .min(1, backups)
    .max(1000, backups)
    .default(14)
    .describe('how many nightly backups are kept; older ones are removed'),
  OFFICIAL_WEBSITE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' })
    .transform((address) => new URL(address).origin)
    .optional()
    .describe('the site on which visitors of all sites log in; unset means the first site of this installation'),
  GOOGLE_CLIENT_ID: z
    .string()
    .optional()
    .describe('the OAuth client of Google for logging in; unset means without Google'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' })
    .optional()
    .describe('the server that sends mails; unset means that their links are printed in the log'),
  MAIL_FROM: z.string().default('Courtside <no-reply@localhost>').describe('the sender of mails'),
  FIREBASE_SERVICE_ACCOUNT: json(
    z
      .object({ project_id: z.string(), client_email: z.string(), private_key: z.string() })
      .transform((key) => ({ projectId: key.project_id, clientEmail: key.client_email, privateKey: key.private_key })),
    'must be the JSON of a service account: project_id, client_email and private_key',
  )
    .optional()
    .describe('the service account of Firebase that sends push messages; unset means Web Push without Firebase'),
  FIREBASE_WEB_APP: json(
    firebaseWebApp,
    'must be the JSON of a web app: apiKey, projectId, messagingSenderId and appId',
  )
    .optional()
    .describe('the web app of Firebase that browsers register with for push messages'),
  FIREBASE_VAPID_KEY: z.string().optional().describe('the public key of Web Push certificates of the Firebase project'),
  PUSH_CONTACT: z
    .url({ protocol: /^(mailto|https)$/, error: 'must look like mailto:push@league.example' })
    .optional()
    .describe('whom push services may write to about messages of this installation; unset means MAIL_FROM'),
  PUSH_HOSTS: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.string().regex(/^[a-z0-9.-]+(:\d+)?$/, 'must be hosts such as push.example or push.example:8443')))
    .describe('push services of your own besides the known ones; they may be at private addresses'),
  CHECK_PRIVATE_HOSTS: onOff()
    .default(false)
    .describe('whether the office may look at hosts of sites that are at private addresses'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info')
    .describe('how much is logged'),
  PUSHER_APP_ID: z.string().optional().describe('the app id of the live channels'),
  PUSHER_SECRET: z.string().optional().describe('the secret of the live channels'),
});

export type ServerSettings = z.infer<typeof serverSettingsSchema>;
export const settingNames = Object.keys(serverSettingsSchema.shape);

/** The application of the live channels: all of these settings are set, or none. */
const applicationSettings = ['PUSHER_APP_ID', 'PUSHER_KEY', 'PUSHER_SECRET'] as const;

/** Reads the settings of the process. Throws a `SettingsError` that lists all invalid ones. */
export function readServerSettings(source: Record<string, string | undefined> = process.env): ServerSettings {
  const values = withoutEmpty(source);
  const parsed = serverSettingsSchema.safeParse(values);
  const issues = [...(parsed.error?.issues ?? []), ...missingPartners(values)];
  if (parsed.success && issues.length === 0) return parsed.data;
  throw settingsError(new z.ZodError(issues), serverSettingsSchema, values);
}

/** Returns a sentence about each setting that is set and does nothing. */
export function describeUselessSettings(source: Record<string, string | undefined> = process.env): string[] {
  return uselessSettings(withoutEmpty(source), readServerSettings(source), settingNames);
}

/** Settings that require the application. */
const dependentSettings = ['PUSHER_HOST', 'PUSHER_CLUSTER'] as const;

/** Where the build uploads source maps: all of these settings are set, or none. */
const sourceMapSettings = ['SENTRY_AUTH_TOKEN', 'SENTRY_ORG', 'SENTRY_PROJECT', 'SENTRY_URL'] as const;

/** Firebase: all of these settings are set, or none. */
const firebaseSettings = ['FIREBASE_SERVICE_ACCOUNT', 'FIREBASE_WEB_APP', 'FIREBASE_VAPID_KEY'] as const;

function missingPartners(values: Record<string, string>): z.core.$ZodIssue[] {
  const missing = (names: readonly string[], dependents: readonly string[]): z.core.$ZodIssue[] => {
    const present = dependents.find((name) => values[name] !== undefined);
    if (!present) return [];
    return names
      .filter((name) => values[name] === undefined)
      .map((name) => ({
        code: 'custom',
        path: [name],
        message: `must be set too, since ${present} is`,
        input: undefined,
      }));
  };
  return [
    ...missing(applicationSettings, [...applicationSettings, ...dependentSettings]),
    ...missing(['SENTRY_AUTH_TOKEN', 'SENTRY_ORG', 'SENTRY_PROJECT'], sourceMapSettings),
    ...missing(firebaseSettings, firebaseSettings),
    ...missing(['DATABASE_URL'], ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL']),
  ];
}
