import type { DeskGame } from '#lib/api/contract/desk.ts';
import type { LiveGame } from '#lib/api/contract/live.ts';

/** What a table enters before the game: players, coaches and officials. */
export type TableSheet = Pick<LiveGame, 'sheet' | 'coaches' | 'assistants'> & Pick<DeskGame, 'officials'>;

/** What another device has told; the officials only where it may have changed them. */
export type ToldSheet = Omit<TableSheet, 'officials'> & Partial<Pick<TableSheet, 'officials'>>;

/** Returns whether two answers of the engine have the same players, numbers, coaches and officials. */
export function isSameSheet(one: TableSheet, other: TableSheet): boolean {
  const told = ({ sheet, coaches, assistants, officials }: TableSheet) =>
    JSON.stringify([sheet, coaches, assistants, officials]);
  return told(one) === told(other);
}
