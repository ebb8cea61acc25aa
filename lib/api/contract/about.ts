import { z } from 'zod';
import { defineCall } from './call.ts';
import { locale, localeQuery } from './common.ts';

/** Lines as they are written on a letter; degrees are null where the place is not known. */
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

/** Somebody who runs the league or club. */
const officer = z.object({
  name: z.string(),
  /** Empty where it is not told. */
  role: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  portrait: z.string().nullable(),
});
export type Officer = z.infer<typeof officer>;

const about = z
  .object({
    /** Cleaned HTML, empty where nothing is written; `language` is the one it is shown in. */
    body: z.string(),
    language: locale,
    email: z.string().nullable(),
    phone: z.string().nullable(),
    address: postalAddress.nullable(),
    social: z.array(z.object({ network: z.enum(socialNetworks), url: z.url() })),
    people: z.array(officer),
  })
  .meta({ id: 'About' });
export type About = z.infer<typeof about>;

export const getAbout = defineCall({
  path: '/v2/website/about',
  summary: 'Who runs the site: a text, how to reach them, and the people',
  params: z.object({}),
  query: localeQuery,
  answer: about,
});
