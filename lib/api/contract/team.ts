import { z } from 'zod';
import { slug } from './common.ts';

/** Two colours of a team's kit, as `#rrggbb`. */
const teamColors = z.object({ primary: z.string(), secondary: z.string() });

/** A club as it is named beside something else. */
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

/** A team as it is named beside something else: its name, short name and code in one season and league. */
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
