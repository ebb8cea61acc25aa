import type { Side } from '#lib/basketball/events.ts';
import { sides } from '#lib/basketball/sides.ts';
import { isSameRow, type SheetDraft, type SheetRow } from './box-score-draft.ts';

export type MergedDraft = { draft: SheetDraft; contested: readonly SheetRow[] };

/**
 * Returns a draft on top of what a colleague has saved: of each player the row of who changed it. Where both did, ours stays and is
 * contested.
 */
export function mergeDrafts(ours: SheetDraft, base: SheetDraft, theirs: SheetDraft): MergedDraft {
  const contested: SheetRow[] = [];
  const merged = (side: Side): SheetRow[] => {
    const ownOf = (rows: readonly SheetRow[], { personId }: SheetRow) => rows.find((row) => row.personId === personId);
    // The order stays as it is on the screen.
    const known = ours[side].map((our) => {
      const [was, their] = [ownOf(base[side], our), ownOf(theirs[side], our)];
      if (!their) return our;
      if (isSameRow(our, was) || isSameRow(our, their)) return their;
      if (!isSameRow(their, was)) contested.push(their);
      return { ...our, listed: their.listed };
    });
    return [...known, ...theirs[side].filter((row) => !ownOf(ours[side], row))];
  };
  return { draft: { home: merged('home'), away: merged('away') }, contested };
}

/** Returns the draft with the contested rows as the colleague has saved them. */
export const withTheirs = (draft: SheetDraft, contested: readonly SheetRow[]): SheetDraft => {
  const rows = (side: Side) =>
    draft[side].map((row) => contested.find(({ personId }) => personId === row.personId) ?? row);
  return { home: rows('home'), away: rows('away') };
};

/** The names of players, for a message. */
export const namesOf = (rows: readonly SheetRow[]): string =>
  rows.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()).join(', ');

export const isEmptyDraft = (draft: SheetDraft): boolean =>
  sides.every((side) => draft[side].every(({ played, listed }) => !played && !listed));
