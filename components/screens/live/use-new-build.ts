'use client';

import { useEffect } from 'react';
import type { VenueNow } from '#lib/api/contract/timer.ts';
import { watchBuild } from '#lib/recovery/watch-build.ts';

/** Loads a screen anew once there is a newer build: never during a game, nor while one is near, when the hall is set up for it. */
export function useNewBuild(on: VenueNow | null): void {
  const isFree = !on?.game && !on?.onAir;
  useEffect(() => (isFree ? watchBuild(() => location.reload()) : undefined), [isFree]);
}
