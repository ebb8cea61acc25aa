import { z } from 'zod';
import { defineCall } from './call.ts';
import { locale, localeQuery } from './common.ts';

/** Postal address lines. Coordinates are in degrees, null if unknown. */
export const postalAddress = z.object({
  name: z.string().nullable(),
  street: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});

export const socialNetworks = [
  'facebook',
  'instagram',
  'x',
  'youtube',
  'tiktok',
  'telegram',
  'vk',
  'linkedin',
  'threads',
  'bluesky',
  'mastodon',
  'whatsapp',
] as const;

export const socialLink = z.object({ network: z.enum(socialNetworks), url: z.url() });
export type SocialLink = z.infer<typeof socialLink>;

/** An officer of the league or club. */
const officer = z.object({
  name: z.string(),
  /** Empty if not given. */
  role: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  portrait: z.string().nullable(),
});
export type Officer = z.infer<typeof officer>;

const about = z
  .object({
    /** Sanitised HTML, empty if there is no text; `language` is the language shown. */
    body: z.string(),
    language: locale,
    email: z.string().nullable(),
    phone: z.string().nullable(),
    address: postalAddress.nullable(),
    social: z.array(socialLink),
    people: z.array(officer),
  })
  .meta({ id: 'About' });
export type About = z.infer<typeof about>;

export const getAbout = defineCall({
  path: '/v2/website/about',
  summary: 'The organisation behind the site: text, contact details and officers',
  params: z.object({}),
  query: localeQuery,
  answer: about,
});
