import type { BoxScore, PlayerLine } from '#lib/api/contract/box-score.ts';
import { rebounds } from '#lib/basketball/stat-totals.ts';

const reads = {
  points: ({ line }: PlayerLine) => line.points,
  rebounds: ({ line }: PlayerLine) => rebounds(line),
  assists: ({ line }: PlayerLine) => line.assists,
  pir: ({ pir }: PlayerLine) => pir,
} as const;

export type LeadingFigure = keyof typeof reads;
export type LeadingPlayer = { player: PlayerLine; value: number };

/** Returns the player with the highest figure, of equal ones the better scorer; null where it is not recorded, or nobody has any. */
export function leadingPlayer(players: readonly PlayerLine[], figure: LeadingFigure): LeadingPlayer | null {
  const known = players.flatMap((player) => {
    const value = reads[figure](player);
    return value === null || !player.played ? [] : [{ player, value }];
  });
  const [best] = known.toSorted((a, b) => b.value - a.value || b.player.line.points - a.player.line.points);
  return best && best.value > 0 ? best : null;
}

export type BestPlayer = LeadingPlayer & { side: 'home' | 'away'; by: 'pir' | 'points' };

/** Returns the best player of a game by PIR; by points where the game has no PIR. Of equal ones the winner's. */
export function bestPlayer({ home, away }: BoxScore): BestPlayer | null {
  const isHomeFirst = (home.totals.points ?? 0) >= (away.totals.points ?? 0);
  for (const by of ['pir', 'points'] as const) {
    const best = (
      [
        ['home', home],
        ['away', away],
      ] as const
    ).flatMap(([side, { players }]) => {
      const player = leadingPlayer(players, by);
      return player ? [{ ...player, side, by }] : [];
    });
    const ordered = isHomeFirst ? best : best.toReversed();
    const [first] = ordered.toSorted((a, b) => b.value - a.value);
    if (first) return first;
  }
  return null;
}
