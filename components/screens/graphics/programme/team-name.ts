import type { TeamRef } from '#lib/api/contract/team.ts';

/** Longer names are hard to read at a glance. */
const maxLetters = 24;

/** Returns the team name for a graphic: the short name if the full one is longer than 24 letters. */
export function onAirTeamName({ name, shortName }: Pick<TeamRef, 'name' | 'shortName'>): string {
  return name.length > maxLetters && shortName.length < name.length ? shortName : name;
}
