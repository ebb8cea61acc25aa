import type { Shot } from '#lib/api/contract/box-score.ts';

/** A shot as the chart needs it; `player` and `words` are indexes into its players and texts. */
export type ChartedShot = Pick<Shot, 'side' | 'period' | 'points' | 'made' | 'x' | 'y'> & {
  player: number | null;
  clock: string;
  words: number;
};

export type ChartedPlayer = { slug: string; name: string };

/** What the visitor has chosen: absent where all is shown. */
export type ShotChoice = { player?: string; period?: string; result?: string };

export const shotResults = ['made', 'missed'] as const;

/** Returns the shots of a choice, in order of play. */
export function chosenShots(
  shots: readonly ChartedShot[],
  players: readonly ChartedPlayer[],
  { player, period, result }: ShotChoice,
): ChartedShot[] {
  return shots.filter(
    (shot) =>
      (!player || (shot.player !== null && players[shot.player]?.slug === player)) &&
      (!period || `${shot.period}` === period) &&
      (!result || shot.made === (result === 'made')),
  );
}
