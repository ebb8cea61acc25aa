import type { DeskGame } from '#lib/api/contract/desk.ts';
import type { EnterSheetInput } from '#lib/api/contract/live.ts';

export type OfficialLine = DeskGame['officials'][number];

const usual: readonly OfficialLine['role'][] = ['referee', 'umpire', 'umpire', 'commissioner', 'table'];

/** The lines of the form: who is appointed, and an empty line for each other place that a game usually has. */
export function officialLinesOf(officials: readonly OfficialLine[]): OfficialLine[] {
  const left = [...officials];
  const places = usual.map((role) => {
    const index = left.findIndex((one) => one.role === role);
    return index < 0 ? { role, name: '' } : (left.splice(index, 1)[0] ?? { role, name: '' });
  });
  return [...places, ...left];
}

/** Returns the named officials, as they are sent. */
export const toOfficials = (lines: readonly OfficialLine[]): NonNullable<EnterSheetInput['officials']> =>
  lines.map(({ name, role }) => ({ name: name.trim(), role })).filter(({ name }) => name !== '');
