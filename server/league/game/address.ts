import type { GameAddress } from '#lib/api/contract/game.ts';

type AddressedRow = {
  game: { id: string; slug: string; duelNumber: number | null };
  league: { slug: string };
  season: { slug: string };
  round: { slug: string } | null;
  duel: { slug: string } | null;
  playoffRound: { slug: string } | null;
};

/** Returns the address of a game on the site: in its round, or by its number in its duel. */
export function gameAddress({ game, league, season, round, duel, playoffRound }: AddressedRow): GameAddress {
  const inLeague = { season: season.slug, league: league.slug };
  if (round) return { kind: 'round', ...inLeague, round: round.slug, game: game.slug };
  if (duel && playoffRound && game.duelNumber !== null) {
    const inDuel = { playoffRound: playoffRound.slug, duel: duel.slug, round: String(game.duelNumber) };
    return { kind: 'playoff', ...inLeague, ...inDuel };
  }
  throw new Error(`Game ${game.id} has neither a round nor a number in a duel.`);
}
