import { z } from 'zod';
import { defineCall } from './call.ts';
import { locale, slug } from './common.ts';
import { leagueListItem } from './season.ts';

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

/** Specification §3, client settings: names as specified, languages ours. */
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
  /** The club whose own site this is; null for the site of a league. */
  club: slug.nullable().default(null),
});
export type WebsiteSettings = z.infer<typeof websiteSettings>;

const playerPosition = z.object({ id: z.string(), name: z.string(), shortName: z.string() });

/**
 * Where the live channels are, for `pusher-js`: hosted Pusher by its cluster, a compatible server by its host, and without
 * either the server of the league API itself. `key` is public.
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
    /** What the site needs to look like the client. */
    settings: websiteSettings.pick({ title: true, domainUrl: true, colors: true, crest: true }),
    logo: z.string().nullable(),
    crest: websiteSettings.shape.crest,
    broadcast: websiteSettings.shape.broadcast,
    defaultNewsCoverImage: z.string().nullable(),
    googleAnalyticsId: z.string().nullable(),
    sponsors: z.array(sponsor),
    currentSeason: z.object({ id: z.string(), slug: z.string(), name: z.string() }).nullable(),
    playerPositions: z.array(playerPosition),
    /** Null where the engine runs without live channels. */
    realtime: realtimeAddress.nullable(),
    /** Which parts of the site have something to show. */
    has: z.object({ news: z.boolean(), documents: z.boolean() }),
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
  summary: 'Everything the site of this domain needs to look like itself',
  params: z.object({}),
  query: z.object({ locale: locale.optional() }),
  answer: websiteConfig,
});

export const getCurrentSeasonLeagues = defineCall({
  path: '/v2/website/current-season-leagues',
  summary: 'Leagues and tournaments of the running season, and how many games are scheduled',
  params: z.object({}),
  query: z.object({ locale: locale.optional() }),
  answer: currentSeasonLeagues,
});
