import { z } from 'zod';
import { defineCall } from './call.ts';
import { defineCommand } from './command.ts';
import { storedWhole } from './common.ts';
import { storedPicture } from './stored-picture.ts';
import { websiteSettings } from './website.ts';

const maxSponsors = 100;
/** The revision of the look that the change is based on; left out, it changes whatever there is. */
const revision = storedWhole.optional();
const title = z.string().trim().min(1).max(120);
const sponsor = z.object({
  name: z.string().trim().min(1).max(120),
  logo: z.string(),
  url: z.url({ protocol: /^https?$/ }).nullable(),
});

const siteLook = z
  .object({
    /** Raised by every change of the site's settings. */
    revision: storedWhole,
    title,
    colors: websiteSettings.shape.colors,
    /** The largest of the icons that are made of it. */
    crest: z.string(),
    /** Crest and name side by side. */
    logo: z.string().nullable(),
    /** Shown for articles without a cover of their own. */
    cover: z.string().nullable(),
    /** In the order in which they are shown. */
    sponsors: z.array(sponsor),
  })
  .meta({ id: 'SiteLook' });
export type SiteLook = z.infer<typeof siteLook>;

export const getSiteLook = defineCall({
  path: '/v2/manage/look',
  summary: 'How the site looks: title, colours, pictures and sponsors',
  params: z.object({}),
  query: z.object({}),
  answer: siteLook,
});

export const setSiteLook = defineCommand({
  method: 'PUT',
  path: '/v2/manage/look',
  summary: 'Changes how the site looks; what is left out stays, null clears. The sponsors are given as a whole',
  params: z.object({}),
  body: z.object({
    revision,
    title: title.optional(),
    colors: websiteSettings.shape.colors.partial().optional(),
    crest: storedPicture.optional(),
    logo: storedPicture.nullable().optional(),
    cover: storedPicture.nullable().optional(),
    /** The logo of each is an uploaded picture, or the one that it has. */
    sponsors: z
      .array(sponsor)
      .max(maxSponsors)
      .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, 'each sponsor stands once')
      .optional(),
  }),
  answer: siteLook,
});
export type SiteLookInput = z.input<typeof setSiteLook.body>;
