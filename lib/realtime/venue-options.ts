import type { Side } from '#lib/basketball/events.ts';
import { sides } from '#lib/basketball/sides.ts';

/** The scoreboard options of a venue, from the address: `?left=away&swap=half-time&players=off`. */
export type VenueOptions = {
  /** The side on the left in the first half. */
  left: Side;
  swapsAtHalfTime: boolean;
  showsPlayers: boolean;
};

export const defaultVenueOptions: VenueOptions = { left: 'home', swapsAtHalfTime: false, showsPlayers: true };

/** Parses the options. Invalid values count as absent: no error is shown on a public screen. */
export function parseVenueOptions(query: string): VenueOptions {
  const params = new URLSearchParams(query);
  return {
    left: params.get('left') === 'away' ? 'away' : 'home',
    swapsAtHalfTime: params.get('swap') === 'half-time',
    showsPlayers: params.get('players') !== 'off',
  };
}

/** Returns the query for these options; empty for the defaults. */
export function venueOptionsQuery({ left, swapsAtHalfTime, showsPlayers }: VenueOptions): Record<string, string> {
  return {
    ...(left === 'away' && { left }),
    ...(swapsAtHalfTime && { swap: 'half-time' }),
    ...(!showsPlayers && { players: 'off' }),
  };
}

/** Returns the sides from left to right in a period; they change ends with the first period of the second half. */
export function sidesInPlace(
  { left, swapsAtHalfTime }: VenueOptions,
  period: number,
  regularPeriods: number,
): readonly [Side, Side] {
  const [home, away] = sides;
  const isSwapped = (left === 'away') !== (swapsAtHalfTime && period > regularPeriods / 2);
  return isSwapped ? [away, home] : [home, away];
}
