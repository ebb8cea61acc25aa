import { z } from 'zod';
import { socialLink } from './about.ts';
import { defineCall } from './call.ts';
import { locale, slug } from './common.ts';
import { leagueListItem, leagueRef } from './season.ts';

const color = z.string().regex(/^#[0-9a-f]{6}$/i);

const websiteColors = z.object({
  colorButton: color,
  color1: color,
  color2: color,
  color3: color,
  color4: color,
  color5: color,
});
export type WebsiteColors = z.infer<typeof websiteColors>;

const sponsor = z.object({ name: z.string(), logo: z.string(), url: z.url().nullable() });

/** Specification §3, client settings: specified names, with our languages added. */
export const websiteSettings = z.object({
  title: z.string(),
  domainUrl: z.url(),
  colors: websiteColors,
  logo: z.string().nullable(),
  crest: z.object({
    faviconSm: z.string(),
    faviconLg: z.string(),
    androidChromeSm: z.string(),
    androidChromeLg: z.string(),
  }),
  broadcast: z.object({ theme: z.string().nullable() }),
  defaultNewsCoverImage: z.string().nullable(),
  googleAnalyticsId: z.string().nullable(),
  sponsors: z.array(sponsor),
  locales: z.array(locale),
  fallbackLocale: locale,
  timeZone: z.string(),
  /** The club whose site this is; null for a league site. */
  club: slug.nullable().default(null),
});
export type WebsiteSettings = z.infer<typeof websiteSettings>;

const playerPosition = z.object({ id: z.string(), name: z.string(), shortName: z.string() });

/**
 * Endpoint of the live channels, for `pusher-js`: hosted Pusher by `cluster`, a compatible server by `host`, otherwise
 * the server of the league API. `key` is public.
 */
const realtimeAddress = z.object({
  key: z.string(),
  cluster: z.string().nullable(),
  host: z.string().nullable(),
  port: z.number().int().nullable(),
  tls: z.boolean(),
});
export type RealtimeAddress = z.infer<typeof realtimeAddress>;

/** Specification §3, config state. */
const websiteConfig = z
  .object({
    id: z.string(),
    domain: z.string(),
    config: z.object({ website: websiteSettings, player_positions: z.array(playerPosition) }),
    /** Branding of the site. */
    settings: websiteSettings.pick({ title: true, domainUrl: true, colors: true, crest: true }),
    logo: z.string().nullable(),
    crest: websiteSettings.shape.crest,
    broadcast: websiteSettings.shape.broadcast,
    defaultNewsCoverImage: z.string().nullable(),
    googleAnalyticsId: z.string().nullable(),
    sponsors: z.array(sponsor),
    /** The organisation in social networks. */
    social: z.array(socialLink),
    currentSeason: z.object({ id: z.string(), slug: z.string(), name: z.string() }).nullable(),
    /** The leagues of the current season that the navigation names. */
    navigationLeagues: z.array(leagueRef),
    playerPositions: z.array(playerPosition),
    /** Null if the engine runs without live channels. */
    realtime: realtimeAddress.nullable(),
    /** Where pages report what fails, by `/v2/website/error-reports`; null if nowhere. */
    errorReports: z.object({ dsn: z.string() }).nullable(),
    /** Which optional sections have content. */
    has: z.object({ news: z.boolean(), documents: z.boolean(), games: z.boolean(), videos: z.boolean() }),
  })
  .meta({ id: 'WebsiteConfig' });
export type WebsiteConfig = z.infer<typeof websiteConfig>;

const currentSeasonLeagues = z.object({
  currentSeasonLeagues: z.array(leagueListItem),
  landingPageLeagues: z.array(leagueListItem),
  currentSeasonTournaments: z.array(leagueListItem),
  scheduledGamesCount: z.number().int(),
});
export type CurrentSeasonLeagues = z.infer<typeof currentSeasonLeagues>;

export const getWebsiteConfig = defineCall({
  path: '/v2/website/config',
  summary: 'Settings of the site of this domain',
  params: z.object({}),
  query: z.object({ locale: locale.optional() }),
  answer: websiteConfig,
});

export const getCurrentSeasonLeagues = defineCall({
  path: '/v2/website/current-season-leagues',
  summary: 'Leagues and tournaments of the current season, and the number of scheduled games',
  params: z.object({}),
  query: z.object({ locale: locale.optional() }),
  answer: currentSeasonLeagues,
});
