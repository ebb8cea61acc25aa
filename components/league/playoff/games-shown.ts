import type { Duel, DuelGame } from '#lib/api/contract/playoff.ts';

/** Returns the games of a duel that were or may be played, without those that a decided duel does not need. */
export function gamesShown({ games }: Duel): DuelGame[] {
  return games.filter(({ need }) => need !== 'not-needed');
}
