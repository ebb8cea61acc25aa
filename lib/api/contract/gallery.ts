import { z } from 'zod';
import { defineCall } from './call.ts';
import { instant, localeQuery, pageOf, pageQuery, slug } from './common.ts';

/** Sizes are those of the picture, in pixels, so that its place can be kept free. */
export const photo = z
  .object({
    id: z.string(),
    image: z.string(),
    width: z.number().int(),
    height: z.number().int(),
    /** The colour that most of it has, `#rrggbb`, for its place while it is loaded. */
    color: z
      .string()
      .regex(/^#[0-9a-f]{6}$/)
      .nullable(),
    /** Empty where there is none. */
    caption: z.string(),
    /** Who took it. */
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
  summary: 'Published galleries, the latest first: of a game, of a player, of a club or of a team with its games',
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
