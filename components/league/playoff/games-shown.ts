import type { Duel, DuelGame } from '#lib/api/contract/playoff.ts';

/** The games of a duel that were or may be played: those that a decided duel does not need are left out. */
export function gamesShown({ games }: Duel): DuelGame[] {
  return games.filter(({ need }) => need !== 'not-needed');
}
