import { z } from 'zod';
import { locale } from '#lib/api/contract/common.ts';
import { analyticsId } from '#lib/api/contract/site-settings.ts';
import { maxPictureBytes } from '#lib/api/contract/stored-picture.ts';
import { websiteSettings } from '#lib/api/contract/website.ts';
import { isTimeZone } from '#server/time-zone.ts';
import { host } from './host.ts';
import { messageKinds } from './message-kinds.ts';
import { minimumAge } from './minimum-age.ts';

/** The bytes of a picture. */
export const pictureBytes = z
  .instanceof(Buffer)
  .refine(({ length }) => length <= maxPictureBytes, `a picture has at most ${maxPictureBytes / 1024 / 1024} MB`);

const sponsorName = z.string().trim().min(1).max(120);
/** What can be changed of a tenant's site; what is absent stays, null clears. */
export const tenantChange = z.strictObject({
  title: z.string().trim().min(1).max(120).optional(),
  colors: websiteSettings.shape.colors.partial().optional(),
  /** All icons are made of it, unless `favicon` is given too. */
  crest: pictureBytes.optional(),
  favicon: pictureBytes.optional(),
  logo: pictureBytes.nullable().optional(),
  /** Shown for articles without a cover of their own. */
  cover: pictureBytes.nullable().optional(),
  /** Added, or changed by name; a new sponsor needs a logo. */
  sponsors: z
    .array(
      z.strictObject({
        name: sponsorName,
        logo: pictureBytes.optional(),
        url: z
          .url({ protocol: /^https?$/ })
          .nullable()
          .optional(),
      }),
    )
    .max(100)
    .optional(),
  removedSponsors: z.array(sponsorName).optional(),
  /** The names of those to show first, in this order; the others keep theirs. */
  sponsorOrder: z.array(sponsorName).max(100).optional(),
  hosts: z.array(host).optional(),
  removedHosts: z.array(host).optional(),
  /** The host of the site's canonical addresses. */
  canonicalHost: host.optional(),
  isHttps: z.boolean().optional(),
  languages: z.array(locale).min(1).optional(),
  timeZone: z.string().refine(isTimeZone, 'is no time zone of the IANA list, such as Europe/Belgrade').optional(),
  googleAnalyticsId: analyticsId.nullable().optional(),
  minimumAge: minimumAge.optional(),
  messageKinds: messageKinds.optional(),
});
export type TenantChange = z.input<typeof tenantChange>;
export type ParsedTenantChange = z.output<typeof tenantChange>;
