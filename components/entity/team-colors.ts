import type { TeamRef } from '#lib/api/contract/team.ts';
import { clubBand, duelColors } from '#lib/theme/club-colors.ts';

export type Colored = Pick<TeamRef, 'colors'>;

export function colorsOf(team: Colored | null | undefined): string[] {
  return team?.colors ? [team.colors.primary, team.colors.secondary] : [];
}

/** Puts `--home` and `--away` on a subtree: the colours of both teams, seen and told apart in both schemes. */
export function duelStyle(home: Colored | null, away: Colored | null): Record<`--${string}`, string> {
  const colors = duelColors(colorsOf(home), colorsOf(away));
  return { '--home': colors.home, '--away': colors.away };
}

/** Puts a team's own colour on the bands below; the site's stays where the team has none. */
export const teamBand = (team: Colored | null | undefined) => clubBand(colorsOf(team));
