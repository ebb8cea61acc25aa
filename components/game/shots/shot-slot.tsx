'use client';

import { type ComponentProps, lazy, Suspense } from 'react';
import { retry } from '#lib/retry/retry.ts';
import type { ShotBrowser } from './shot-browser.tsx';

const View = lazy(async () => ({ default: (await retry(() => import('./shot-browser.tsx'))).ShotBrowser }));

/** The shot chart of a game. The tab of a game that has no shots yet does not load its code. */
export function ShotSlot(props: ComponentProps<typeof ShotBrowser>) {
  return (
    <Suspense>
      <View {...props} />
    </Suspense>
  );
}
