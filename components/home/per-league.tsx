import type { ComponentType } from 'react';
import type { HomeLeague } from '#lib/api/readers/home-leagues.ts';
import { homeLeagueKey } from './home-league-key.ts';

/** A part of the page, rendered for each league; the switch shows one of them. */
export function PerLeague({
  of,
  part: Part,
}: {
  of: readonly HomeLeague[];
  part: ComponentType<{ homeLeague: HomeLeague }>;
}) {
  return of.map((homeLeague) => (
    <div key={homeLeagueKey(homeLeague)} data-front={homeLeagueKey(homeLeague)}>
      <Part homeLeague={homeLeague} />
    </div>
  ));
}
