import type { GameSummary } from '#lib/api/contract/game.ts';
import type { HomeLeague } from '#lib/api/readers/home-leagues.ts';
import { compareTipOff } from '#lib/compare-tip-off.ts';

export type Featured = { kind: 'live' | 'next' | 'last'; game: GameSummary; homeLeague: HomeLeague };

/** Returns the featured game: a live one, else the next one whose teams are known, else the last one. */
export function chooseFeatured(homeLeagues: readonly HomeLeague[]): Featured | null {
  const all = (kind: Featured['kind'], list: 'live' | 'upcoming' | 'finished') =>
    homeLeagues
      .flatMap((homeLeague) => homeLeague[list].map((game) => ({ kind, game, homeLeague })))
      .filter(({ game }) => game.home && game.away);
  const byStart = (one: Featured, other: Featured) => compareTipOff(one.game, other.game);
  return (
    all('live', 'live').toSorted(byStart)[0] ??
    all('next', 'upcoming').toSorted(byStart)[0] ??
    all('last', 'finished').toSorted(byStart).at(-1) ??
    null
  );
}

/**
 * Returns the home leagues without the featured game among the live ones; upcoming and finished games stay complete.
 */
export function withoutFeatured(homeLeagues: readonly HomeLeague[], featured: Featured | null): HomeLeague[] {
  return homeLeagues.map((homeLeague) => ({
    ...homeLeague,
    live: homeLeague.live.filter(({ id }) => id !== featured?.game.id),
  }));
}
