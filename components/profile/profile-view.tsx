'use client';

import { Suspense, useEffect, useState } from 'react';
import { lazyView } from '#lib/recovery/lazy-view.ts';

const views = {
  following: lazyView(async () => (await import('./following/following-view.tsx')).FollowingView),
  'my-games': lazyView(async () => (await import('./games/own-games-view.tsx')).OwnGamesView),
  'my-fantasy': lazyView(async () => (await import('#components/fantasy/squad/squad-view.tsx')).SquadView),
  account: lazyView(async () => (await import('./account/account-view.tsx')).AccountView),
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
