import type { LiveGame } from '#lib/api/contract/live.ts';
import type { Side } from '#lib/basketball/events.ts';

export type SheetPlayer = LiveGame['sheet']['home'][number];

export function playerOf(sheet: LiveGame['sheet'], side: Side, person: string | null): SheetPlayer | null {
  return sheet[side].find(({ id }) => id === person) ?? null;
}

/** Number and family name, as a table calls a player. */
export function shortName({ number, lastName }: SheetPlayer): string {
  return number === null ? lastName : `${number} ${lastName}`;
}
