import type { Appointment, CrewPlace } from '#lib/api/contract/people/officials.ts';

/** A place in a crew, with or without somebody in it. */
export type CrewLine = { officialId: string; role: CrewPlace['role'] };

const usual: readonly CrewPlace['role'][] = ['referee', 'umpire', 'umpire', 'commissioner', 'table'];

/** The places of a crew: who is appointed, and an empty one for each other place that a game usually has. */
export function linesOfCrew(crew: Appointment['crew']): CrewLine[] {
  const left = crew.map(({ officialId, role }) => ({ officialId, role }));
  const places = usual.map((role) => {
    const index = left.findIndex((one) => one.role === role);
    return left.splice(index, index < 0 ? 0 : 1)[0] ?? { officialId: '', role };
  });
  return [...places, ...left];
}

/** Returns who stands in the places. */
export const crewOf = (lines: readonly CrewLine[]): CrewPlace[] =>
  lines.filter(({ officialId }) => officialId !== '').map(({ officialId, role }) => ({ officialId, role }));
