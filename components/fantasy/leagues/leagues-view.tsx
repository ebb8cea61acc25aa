'use client';

import { Suspense, useEffect, useState } from 'react';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { lazyView } from '#lib/recovery/lazy-view.ts';
import { hasToken } from '#lib/routing/token-cookie.ts';
import { useAuth } from '#stores/auth.ts';
import { LogInFirst, type LogInTexts } from './log-in-first.tsx';

const PrivateLeagues = lazyView(async () => (await import('./private-leagues.tsx')).PrivateLeagues);

/** What only members see, drawn in the browser: the page is the same for everybody. Its code loads where there is a login. */
export function LeaguesView({ league, texts }: { league: LeagueParams; texts: LogInTexts }) {
  const isLoggedIn = useAuth(({ accessToken }) => accessToken !== null);
  const [visitor, setVisitor] = useState<'unknown' | 'anonymous' | 'member'>('unknown');
  useEffect(() => setVisitor(isLoggedIn || hasToken(document.cookie) ? 'member' : 'anonymous'), [isLoggedIn]);
  const logInFirst = <LogInFirst texts={texts} />;
  return (
    <div className="min-h-[60svh]">
      {visitor === 'anonymous' && logInFirst}
      {visitor === 'member' && (
        <Suspense>
          <PrivateLeagues league={league} logInFirst={logInFirst} />
        </Suspense>
      )}
    </div>
  );
}
