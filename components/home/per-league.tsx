import type { ComponentType } from 'react';
import type { HomeLeague } from '#lib/api/readers/home-leagues.ts';
import { homeLeagueKey } from './home-league-key.ts';

/** One part of the page for each league; the switch shows one of them. */
export function PerLeague({
  of,
  part: Part,
}: {
  of: readonly HomeLeague[];
  part: ComponentType<{ front: HomeLeague }>;
}) {
  return of.map((front) => (
    <div key={homeLeagueKey(front)} data-front={homeLeagueKey(front)}>
      <Part front={front} />
    </div>
  ));
}
