import type { Annulment, AnnulmentPolicy, StandingsGame } from './game.ts';

const openStates = new Set<StandingsGame['state']>(['scheduled', 'live', 'unconfirmed', 'postponed', 'suspended']);

export function isUndecided(game: StandingsGame): boolean {
  return openStates.has(game.state) || (game.state === 'final' && !game.score);
}

/** Returns the games after withdrawals: deleted, kept or turned into forfeits, as each policy says. */
export function applyAnnulments(games: readonly StandingsGame[], annulments: readonly Annulment[]): StandingsGame[] {
  if (annulments.length === 0) return [...games];
  const policies = new Map(annulments.map((annulment) => [annulment.team, annulment.policy]));
  return games.flatMap((game) => {
    const home = policies.get(game.home);
    const away = policies.get(game.away);
    if (home === 'delete-all' || away === 'delete-all') return [];
    const homeForfeits = forfeits(home, game);
    const awayForfeits = forfeits(away, game);
    if (!homeForfeits && !awayForfeits) return [game];
    const guilty = homeForfeits && awayForfeits ? 'both' : homeForfeits ? 'home' : 'away';
    return [{ ...game, state: 'forfeited', guilty, awardedScore: null }];
  });
}

function forfeits(policy: AnnulmentPolicy | undefined, game: StandingsGame): boolean {
  if (!policy || game.state === 'annulled' || game.state === 'cancelled') return false;
  return policy === 'forfeit-all' || isUndecided(game);
}
