'use client';

import { Suspense, useEffect, useState } from 'react';
import { lazyView } from '#lib/recovery/lazy-view.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { StripComing } from './strip-coming.tsx';

const Games = lazyView(async () => (await import('./strip-games.tsx')).StripGames);

/** Loads the games of the strip once the page is there. */
export function StripLoader() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  if (!isIdle) return <StripComing />;
  return (
    <Suspense fallback={<StripComing />}>
      <Games />
    </Suspense>
  );
}
