import type { EnterSheetInput, LiveGame } from '#lib/api/contract/live.ts';
import type { PlayerRef } from '#lib/api/contract/player.ts';
import type { RestrictedPlayer } from '#lib/api/contract/restriction.ts';
import { shirtNumber } from '#lib/basketball/shirt-number.ts';
import type { Squad } from './squads.ts';

/** A squad player on the roster sheet: listed or not, number, starter, captain. */
export type SheetLine = {
  player: PlayerRef;
  number: string;
  isListed: boolean;
  isStarter: boolean;
  isCaptain: boolean;
  /** Why the player may not play; `reason`: why he plays all the same. */
  restriction: Pick<RestrictedPlayer, 'restriction' | 'until' | 'count' | 'endedOn'> | null;
  reason: string;
};

export type SheetFault = 'too-few' | 'too-many' | 'bad-number' | 'same-number' | 'not-five';

/**
 * Returns the entered sheet followed by the rest of the squad; before it was entered, the whole squad is listed but for those who
 * may not play.
 */
export function sheetLinesOf(
  sheet: LiveGame['sheet']['home'],
  { players }: Squad,
  state: { starters: readonly string[]; captain: string | null },
  restricted: readonly RestrictedPlayer[] = [],
): SheetLine[] {
  const others = players.filter(({ player }) => sheet.every(({ id }) => id !== player.id));
  const line = (player: PlayerRef, number: string | null, isListed: boolean): SheetLine => {
    const restriction = restricted.find(({ personId }) => personId === player.id) ?? null;
    return {
      player,
      number: number !== null && shirtNumber.test(number) ? number : '',
      isListed,
      isStarter: state.starters.includes(player.id),
      isCaptain: state.captain === player.id,
      restriction,
      reason: restriction?.reason ?? '',
    };
  };
  const mayPlay = (player: PlayerRef) => restricted.every(({ personId }) => personId !== player.id);
  return [
    ...sheet.map(({ number, ...player }) => line(player, number, true)),
    ...others.map(({ player, number }) => line(player, number, sheet.length === 0 && mayPlay(player))),
  ];
}

/**
 * Returns the fault that prevents the sheet from being entered; null where there is none. Starters may be chosen later.
 */
export function sheetFault(lines: readonly SheetLine[], size: number): SheetFault | null {
  const listed = lines.filter(({ isListed }) => isListed);
  const numbers = listed.map(({ number }) => number).filter((number) => number !== '');
  if (listed.length < 5) return 'too-few';
  if (listed.length > size) return 'too-many';
  if (numbers.some((number) => !shirtNumber.test(number))) return 'bad-number';
  if (new Set(numbers).size < numbers.length) return 'same-number';
  const starters = listed.filter(({ isStarter }) => isStarter).length;
  return starters === 0 || starters === 5 ? null : 'not-five';
}

export function toSheetInput(lines: readonly SheetLine[]): EnterSheetInput['home'] {
  return lines
    .filter(({ isListed }) => isListed)
    .map(({ player, number, restriction, reason }) => ({
      personId: player.id,
      number: number || null,
      ...(restriction && reason && { reason }),
    }));
}

/** Returns the sheet in the form of the engine's response. */
export function toSheet(lines: readonly SheetLine[]): LiveGame['sheet']['home'] {
  return lines.filter(({ isListed }) => isListed).map(({ player, number }) => ({ ...player, number: number || null }));
}
