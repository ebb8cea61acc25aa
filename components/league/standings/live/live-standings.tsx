'use client';

import { type ReactNode, Suspense, useState } from 'react';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { lazyView } from '#lib/recovery/lazy-view.ts';
import { useDayGames } from '#stores/day-games.ts';
import { type Moment, MomentContext } from './moment.ts';

const Follower = lazyView(async () => (await import('./standings-follower.tsx')).StandingsFollower);

/**
 * The standings of the page, with the rows of the moment while a game of the league is on. After the last one these stay until the
 * page has been refreshed, so that no older ones are seen in between.
 */
export function LiveStandings({ league, children }: { league: LeagueParams; children: ReactNode }) {
  const isOn = useDayGames(({ games }) =>
    games.some(
      ({ state, address }) => state === 'live' && address.season === league.season && address.league === league.league,
    ),
  );
  const [older, setOlder] = useState<ReactNode>(null);
  const [moment, setMoment] = useState<Moment | null>(null);
  if (isOn && older !== children) setOlder(children);
  const isFollowed = isOn || older === children;
  if (moment && !isFollowed) setMoment(null);
  return (
    <MomentContext value={moment}>
      {isFollowed && (
        <Suspense>
          <Follower league={league} isOn={isOn} onMoment={setMoment} />
        </Suspense>
      )}
      {children}
    </MomentContext>
  );
}
