import { type Side, sides } from '#lib/basketball/events.ts';

/** How a hall wants its board, from the address: `?left=away&swap=half-time&players=off`. */
export type VenueOptions = {
  /** Which side is at the left in the first half. */
  left: Side;
  swapsAtHalfTime: boolean;
  showsPlayers: boolean;
};

export const defaultVenueOptions: VenueOptions = { left: 'home', swapsAtHalfTime: false, showsPlayers: true };

/** What cannot be read counts as not said: in front of the crowd no error is shown. */
export function parseVenueOptions(query: string): VenueOptions {
  const asked = new URLSearchParams(query);
  return {
    left: asked.get('left') === 'away' ? 'away' : 'home',
    swapsAtHalfTime: asked.get('swap') === 'half-time',
    showsPlayers: asked.get('players') !== 'off',
  };
}

/** The query of an address that asks for that; empty for what is usual. */
export function venueOptionsQuery({ left, swapsAtHalfTime, showsPlayers }: VenueOptions): Record<string, string> {
  return {
    ...(left === 'away' && { left }),
    ...(swapsAtHalfTime && { swap: 'half-time' }),
    ...(!showsPlayers && { players: 'off' }),
  };
}

/** The sides from left to right in a period; they change places with the first period of the second half. */
export function sidesInPlace(
  { left, swapsAtHalfTime }: VenueOptions,
  period: number,
  regularPeriods: number,
): readonly [Side, Side] {
  const [home, away] = sides;
  const isSwapped = (left === 'away') !== (swapsAtHalfTime && period > regularPeriods / 2);
  return isSwapped ? [away, home] : [home, away];
}
