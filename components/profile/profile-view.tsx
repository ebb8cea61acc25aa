'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { retry } from '#lib/retry/retry.ts';

const views = {
  following: lazy(async () => ({
    default: (await retry(() => import('./following/following-view.tsx'))).FollowingView,
  })),
  'my-games': lazy(async () => ({ default: (await retry(() => import('./games/own-games-view.tsx'))).OwnGamesView })),
  'my-fantasy': lazy(async () => ({
    default: (await retry(() => import('#components/fantasy/squad/squad-view.tsx'))).SquadView,
  })),
  account: lazy(async () => ({ default: (await retry(() => import('./account/account-view.tsx'))).AccountView })),
};

/** What only the visitor sees, drawn in the browser: the page is the same for everybody. */
export function ProfileView({ view }: { view: keyof typeof views }) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const View = views[view];
  return (
    <div className="min-h-[60svh]">
      {isHydrated && (
        <Suspense>
          <View />
        </Suspense>
      )}
    </div>
  );
}
