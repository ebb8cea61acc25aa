import { z } from 'zod';
import { messageKinds } from './account/user.ts';
import { defineCall } from './call.ts';
import { defineCommand } from './command.ts';
import { locale, storedWhole } from './common.ts';

/** `G-…` of Google Analytics, and the older forms. */
export const analyticsId = z
  .string()
  .regex(
    /^(G|GT|AW|UA)-[A-Z0-9-]{4,20}$/,
    'an analytics id looks like G-AB12CD34EF; it is in the settings of the property',
  );
/** In years. */
export const minimumAge = z.number().int().min(1).max(21);
const timeZone = z.string().min(1).max(64);
const locales = z.array(locale).min(1);

const siteSettings = z
  .object({
    /** Raised by every change of the site's settings. */
    revision: storedWhole,
    /** In the order of the menu. */
    locales,
    /** The site's own, which stays among them. */
    ownLocale: locale,
    timeZone,
    /** The age that an account needs on the site; null where nobody is asked. */
    minimumAge: minimumAge.nullable(),
    /** The push messages that visitors can get. */
    messageKinds: z.array(z.enum(messageKinds)),
    googleAnalyticsId: z.string().nullable(),
  })
  .meta({ id: 'SiteSettings' });
export type SiteSettings = z.infer<typeof siteSettings>;

export const getSiteSettings = defineCall({
  path: '/v2/manage/site-settings',
  summary: 'The languages and the time zone of the site, and what it offers to visitors',
  params: z.object({}),
  query: z.object({}),
  answer: siteSettings,
});

export const setSiteSettings = defineCommand({
  method: 'PUT',
  path: '/v2/manage/site-settings',
  summary: 'Changes languages, time zone and what the site offers to visitors; what is left out stays, null clears',
  params: z.object({}),
  body: z.object({
    /** The revision that the change is based on; left out, it changes whatever there is. */
    revision: storedWhole.optional(),
    locales: locales.optional(),
    timeZone: timeZone.optional(),
    minimumAge: minimumAge.nullable().optional(),
    messageKinds: z.array(z.enum(messageKinds)).optional(),
    googleAnalyticsId: analyticsId.nullable().optional(),
  }),
  answer: siteSettings,
});
export type SiteSettingsInput = z.input<typeof setSiteSettings.body>;
