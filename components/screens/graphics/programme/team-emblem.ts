import { type Colored, colorsOf } from '#components/entity/team-colors.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { clubEmblem, duelEmblems } from '#lib/theme/club-colors.ts';

/** Returns the styles for a background in the team's colour with legible text; default: the site's colour. */
export const teamEmblem = (team: Colored | null | undefined) => clubEmblem(colorsOf(team));

/** Returns the same for each team of a game where both are on air; the away team changes a colour that is too near. */
export const gameEmblems = ({ home, away }: Pick<GameSummary, 'home' | 'away'>) =>
  duelEmblems(colorsOf(home), colorsOf(away));
