import type { EnterSheetInput, LiveGame } from '#lib/api/contract/live.ts';
import type { PlayerRef } from '#lib/api/contract/player.ts';
import type { Squad } from './squads.ts';

/** A player of the squad as the table checks him: there or not, with which number, in the first five, captain. */
export type SheetLine = {
  player: PlayerRef;
  number: string;
  isListed: boolean;
  isStarter: boolean;
  isCaptain: boolean;
};

export type SheetFault = 'too-few' | 'too-many' | 'bad-number' | 'same-number' | 'not-five';

const shirt = /^(0|00|[1-9]\d?)$/;

/** The sheet as it was entered, then who else is in the squad; before anything was entered, the whole squad. */
export function sheetLinesOf(
  sheet: LiveGame['sheet']['home'],
  { players }: Squad,
  known: { starters: readonly string[]; captain: string | null },
): SheetLine[] {
  const others = players.filter(({ player }) => sheet.every(({ id }) => id !== player.id));
  const line = (player: PlayerRef, number: string | null, isListed: boolean): SheetLine => ({
    player,
    number: number !== null && shirt.test(number) ? number : '',
    isListed,
    isStarter: known.starters.includes(player.id),
    isCaptain: known.captain === player.id,
  });
  return [
    ...sheet.map(({ number, ...player }) => line(player, number, true)),
    ...others.map(({ player, number }) => line(player, number, sheet.length === 0)),
  ];
}

/** What has to be put right before the sheet can be entered; null where all is well. Starters may be left for later. */
export function sheetFault(lines: readonly SheetLine[], size: number): SheetFault | null {
  const listed = lines.filter(({ isListed }) => isListed);
  const numbers = listed.map(({ number }) => number).filter((number) => number !== '');
  if (listed.length < 5) return 'too-few';
  if (listed.length > size) return 'too-many';
  if (numbers.some((number) => !shirt.test(number))) return 'bad-number';
  if (new Set(numbers).size < numbers.length) return 'same-number';
  const starters = listed.filter(({ isStarter }) => isStarter).length;
  return starters === 0 || starters === 5 ? null : 'not-five';
}

export function toSheetInput(lines: readonly SheetLine[]): EnterSheetInput['home'] {
  return lines
    .filter(({ isListed }) => isListed)
    .map(({ player, number }) => ({ personId: player.id, number: number || null }));
}

/** The sheet as the engine will tell it. */
export function toSheet(lines: readonly SheetLine[]): LiveGame['sheet']['home'] {
  return lines.filter(({ isListed }) => isListed).map(({ player, number }) => ({ ...player, number: number || null }));
}
