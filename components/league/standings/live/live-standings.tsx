'use client';

import { type ReactNode, Suspense, useState } from 'react';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { lazyView } from '#lib/recovery/lazy-view.ts';
import { useDayGames } from '#stores/day-games.ts';

const Follower = lazyView(async () => (await import('./standings-follower.tsx')).StandingsFollower);

/**
 * The standings of the page, replaced by those of the moment while a game of the league is on. After the last one they stay until
 * the page has been refreshed, so that no older table is seen in between.
 */
export function LiveStandings({
  league,
  footer,
  children,
}: {
  league: LeagueParams;
  /** Below the last table. */
  footer: ReactNode;
  children: ReactNode;
}) {
  const isOn = useDayGames(({ games }) =>
    games.some(
      ({ state, address }) => state === 'live' && address.season === league.season && address.league === league.league,
    ),
  );
  const [older, setOlder] = useState<ReactNode>(null);
  const [live, setLive] = useState<ReactNode>(null);
  if (isOn && older !== children) setOlder(children);
  const isFollowed = isOn || older === children;
  if (live && !isFollowed) setLive(null);
  return (
    <>
      {isFollowed && (
        <Suspense>
          <Follower league={league} isOn={isOn} footer={footer} onShow={setLive} />
        </Suspense>
      )}
      {live ?? children}
    </>
  );
}
