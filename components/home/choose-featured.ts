import type { GameSummary } from '#lib/api/contract/game.ts';
import type { HomeLeague } from '#lib/api/readers/home-leagues.ts';

export type Featured = { kind: 'live' | 'next' | 'last'; game: GameSummary; front: HomeLeague };

const startOf = ({ tipOff }: GameSummary) => tipOff.at ?? (tipOff.date ? `${tipOff.date}T23:59` : '9999');

/** The game that opens the home page: one that is played now, else the next one whose teams are known, else the last one. */
export function chooseFeatured(fronts: readonly HomeLeague[]): Featured | null {
  const all = (kind: Featured['kind'], list: 'live' | 'upcoming' | 'finished') =>
    fronts
      .flatMap((front) => front[list].map((game) => ({ kind, game, front })))
      .filter(({ game }) => game.home && game.away);
  const byStart = (one: Featured, other: Featured) => startOf(one.game).localeCompare(startOf(other.game));
  return (
    all('live', 'live').toSorted(byStart)[0] ??
    all('next', 'upcoming').toSorted(byStart)[0] ??
    all('last', 'finished').toSorted(byStart).at(-1) ??
    null
  );
}

/** The fronts without a live game that already opens the page; games to come and results stay whole. */
export function withoutFeatured(fronts: readonly HomeLeague[], featured: Featured | null): HomeLeague[] {
  return fronts.map((front) => ({ ...front, live: front.live.filter(({ id }) => id !== featured?.game.id) }));
}
