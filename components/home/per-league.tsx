import type { ComponentType } from 'react';
import type { HomeLeague } from '#lib/api/readers/home-leagues.ts';
import { homeLeagueKey } from './home-league-key.ts';

/** A part of the page, rendered for each league; the first is in sight until the switch shows another. */
export function PerLeague({
  of,
  part: Part,
}: {
  of: readonly HomeLeague[];
  part: ComponentType<{ homeLeague: HomeLeague }>;
}) {
  return of.map((homeLeague, index) => (
    <div key={homeLeagueKey(homeLeague)} data-front={homeLeagueKey(homeLeague)} hidden={index > 0}>
      <Part homeLeague={homeLeague} />
    </div>
  ));
}
