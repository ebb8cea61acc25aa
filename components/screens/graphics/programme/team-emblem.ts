import { type Colored, colorsOf } from '#components/entity/team-colors.ts';
import { clubEmblem } from '#lib/theme/club-colors.ts';

/** Returns the styles for a background in the team's colour with legible text; default: the site's colour. */
export const teamEmblem = (team: Colored | null | undefined) => clubEmblem(colorsOf(team));
