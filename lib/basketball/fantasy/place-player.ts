import { type FantasyPosition, fantasyPositions, type SquadRules } from './rules.ts';

const byRosterPosition: Readonly<Record<string, FantasyPosition>> = {
  PG: 'G',
  SG: 'G',
  G: 'G',
  GF: 'G',
  SF: 'F',
  PF: 'F',
  F: 'F',
  FC: 'F',
  C: 'C',
};

/** Of who is shorter than the first, or taller than the second, in centimetres. */
const heights = { guard: 193, centre: 206 };

/**
 * Returns the position of a player: that of the roster, the first named of two. Without one the height decides (below 193 cm a guard,
 * above 206 cm a centre), and without a height the player is a forward.
 */
export function placePlayer(player: { position: string | null; heightCm: number | null }): FantasyPosition {
  const known = player.position === null ? undefined : byRosterPosition[player.position];
  if (known) return known;
  if (player.heightCm === null) return 'F';
  if (player.heightCm < heights.guard) return 'G';
  return player.heightCm > heights.centre ? 'C' : 'F';
}

type Known = { position: string | null; heightCm: number | null };

/** Whether a league plays with positions: most of its players have one, and there are two players for each place of a squad. */
export function usesPositions(players: readonly Known[], places: SquadRules['places']): boolean {
  const known = players.filter(({ position }) => position !== null).length;
  const placed = Map.groupBy(players, placePlayer);
  const isEnough = fantasyPositions.every((position) => (placed.get(position)?.length ?? 0) >= 2 * places[position]);
  return known * 2 > players.length && isEnough;
}
