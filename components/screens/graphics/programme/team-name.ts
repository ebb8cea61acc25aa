import type { TeamRef } from '#lib/api/contract/team.ts';

/** On air names are read at a glance: one that is too long for that gives way to the short one. */
const maxLetters = 24;

export function onAirTeamName({ name, shortName }: Pick<TeamRef, 'name' | 'shortName'>): string {
  return name.length > maxLetters && shortName.length < name.length ? shortName : name;
}
