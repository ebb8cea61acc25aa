import { type Colored, colorsOf } from '#components/entity/team-colors.ts';
import { clubEmblem } from '#lib/theme/club-colors.ts';

/** A field in a team's own colour with what can be read on it; the client's where the team has none. */
export const teamEmblem = (team: Colored | null | undefined) => clubEmblem(colorsOf(team));
