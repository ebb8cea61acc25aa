import type { ComponentType } from 'react';
import type { LeagueFront } from '#lib/api/readers/home-leagues.ts';
import { frontKey } from './home-league-key.ts';

/** One part of the page for each league; the switch shows one of them. */
export function Fronts({
  of,
  part: Part,
}: {
  of: readonly LeagueFront[];
  part: ComponentType<{ front: LeagueFront }>;
}) {
  return of.map((front) => (
    <div key={frontKey(front)} data-front={frontKey(front)}>
      <Part front={front} />
    </div>
  ));
}
