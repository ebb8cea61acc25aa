import { z } from 'zod';
import { slug } from './common.ts';

/** Team colours, each `#rrggbb`. */
const teamColors = z.object({ primary: z.string(), secondary: z.string() });

/** Reference to a club. */
export const clubRef = z
  .object({ id: z.string(), slug, name: z.string(), crest: z.string().nullable(), colors: teamColors.nullable() })
  .meta({ id: 'ClubRef' });
export type ClubRef = z.infer<typeof clubRef>;

export const clubListItem = clubRef.extend({
  city: z.string().nullable(),
  country: z.string().nullable(),
  founded: z.number().int().nullable(),
});
export type ClubListItem = z.infer<typeof clubListItem>;

/** Reference to a team: name, short name and code in one season and league. */
export const teamRef = z
  .object({
    id: z.string(),
    slug,
    name: z.string(),
    shortName: z.string(),
    code: z.string(),
    crest: z.string().nullable(),
    colors: teamColors.nullable(),
    club: slug.nullable(),
  })
  .meta({ id: 'TeamRef' });
export type TeamRef = z.infer<typeof teamRef>;
