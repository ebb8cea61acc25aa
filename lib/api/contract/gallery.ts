import { z } from 'zod';
import { defineCall } from './call.ts';
import { instant, localeQuery, pageOf, pageQuery, slug } from './common.ts';

/** A photo. `width` and `height` in pixels let a page reserve its space. */
export const photo = z
  .object({
    id: z.string(),
    image: z.string(),
    width: z.number().int(),
    height: z.number().int(),
    /** Dominant colour, `#rrggbb`, as a placeholder while it loads. */
    color: z
      .string()
      .regex(/^#[0-9a-f]{6}$/)
      .nullable(),
    /** Empty if there is none. */
    caption: z.string(),
    /** Photographer. */
    credit: z.string().nullable(),
  })
  .meta({ id: 'Photo' });
export type Photo = z.infer<typeof photo>;

const gallery = z
  .object({ id: z.string(), slug, title: z.string(), publishedAt: instant, photos: z.array(photo) })
  .meta({ id: 'Gallery' });
export type Gallery = z.infer<typeof gallery>;

export const listGalleries = defineCall({
  path: '/v2/website/galleries',
  summary: 'Published galleries, latest first, optionally of a game, a player, a club, or a team with its games',
  params: z.object({}),
  query: localeQuery.extend(pageQuery.shape).extend({
    gameId: z.uuid().optional(),
    player: slug.optional(),
    club: slug.optional(),
    season: slug.optional(),
    league: slug.optional(),
    team: slug.optional(),
  }),
  answer: pageOf(gallery),
});
