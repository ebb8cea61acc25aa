import type { LiveGame } from '#lib/api/contract/live.ts';
import type { GameEvent, Side } from '#lib/basketball/events.ts';
import type { Desk } from './use-desk.ts';

export type SheetPlayer = LiveGame['sheet']['home'][number];

export function listedPlayer(sheet: LiveGame['sheet'], side: Side, person: string | null): SheetPlayer | null {
  return sheet[side].find(({ id }) => id === person) ?? null;
}

/** Returns number and family name of a player. */
export function shortName({ number, lastName }: SheetPlayer): string {
  return number === null ? lastName : `${number} ${lastName}`;
}

/** Returns team and player of an entry; empty for an entry without a team. */
export function nameOrTeam({ snapshot: { game, live } }: Pick<Desk, 'snapshot'>, event: GameEvent): string {
  const side = 'side' in event ? event.side : null;
  if (!side) return '';
  const player = 'person' in event ? listedPlayer(live.sheet, side, event.person ?? null) : null;
  return [game[side]?.code ?? game[side]?.shortName, player && shortName(player)].filter(Boolean).join(' · ');
}
