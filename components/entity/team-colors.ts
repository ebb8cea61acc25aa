import type { TeamRef } from '#lib/api/contract/team.ts';
import { clubBand, duelColors } from '#lib/theme/club-colors.ts';

export type Colored = Pick<TeamRef, 'colors'>;

export function colorsOf(team: Colored | null | undefined): string[] {
  return team?.colors ? [team.colors.primary, team.colors.secondary] : [];
}

/** Returns the styles that set `--home` and `--away`: team colours that are visible and distinct in both colour schemes. */
export function duelStyle(home: Colored | null, away: Colored | null): Record<`--${string}`, string> {
  const colors = duelColors(colorsOf(home), colorsOf(away));
  return { '--home': colors.home, '--away': colors.away };
}

/** Returns the styles that give bands the team's colour; without one, the site's colour stays. */
export const teamBand = (team: Colored | null | undefined) => clubBand(colorsOf(team));
