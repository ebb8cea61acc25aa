'use client';

import { useEffect } from 'react';
import type { VenueNow } from '#lib/api/contract/timer.ts';
import { watchBuild } from '#lib/recovery/watch-build.ts';

/** Reloads a screen when a new build is deployed, except during a game or shortly before one. */
export function useNewBuild(on: VenueNow | null): void {
  const isIdle = !on?.game && !on?.onAir;
  useEffect(() => (isIdle ? watchBuild(() => location.reload()) : undefined), [isIdle]);
}
