'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { retry } from '#lib/retry/retry.ts';
import { whenIdle } from '#lib/when-idle.ts';

const Games = lazy(async () => ({ default: (await retry(() => import('./strip-games.tsx'))).StripGames }));

/** Loads the games of the strip once the page is there. */
export function StripLoader() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return (
    isIdle && (
      <Suspense>
        <Games />
      </Suspense>
    )
  );
}
