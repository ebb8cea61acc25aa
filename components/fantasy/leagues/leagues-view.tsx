'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { retry } from '#lib/retry/retry.ts';

const PrivateLeagues = lazy(async () => ({
  default: (await retry(() => import('./private-leagues.tsx'))).PrivateLeagues,
}));

/** What only members see, drawn in the browser: the page is the same for everybody. */
export function LeaguesView({ league }: { league: LeagueParams }) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return (
    <div className="min-h-[60svh]">
      {isHydrated && (
        <Suspense>
          <PrivateLeagues league={league} />
        </Suspense>
      )}
    </div>
  );
}
