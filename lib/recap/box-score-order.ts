import type { PlayerLine } from '#lib/api/contract/box-score.ts';

/** Returns players as a box score lists them: starters, bench, those who did not play. */
export function inBoxScoreOrder(players: readonly PlayerLine[]): PlayerLine[] {
  return players.toSorted((a, b) => rankOf(a) - rankOf(b));
}

function rankOf({ starter, played }: PlayerLine): number {
  if (starter) return 0;
  return played ? 1 : 2;
}
