import type { GameAddress } from '#lib/api/contract/game.ts';

/** The path of a game without tab and language. It stands apart from `paths`, since every page links to the games of the day. */
export function gamePath(address: GameAddress): string {
  const league = `/seasons/${address.season}/leagues/${address.league}`;
  return address.kind === 'round'
    ? `${league}/rounds/${address.round}/games/${address.game}`
    : `${league}/playoff/${address.playoffRound}/${address.duel}/games/${address.round}`;
}
