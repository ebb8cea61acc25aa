'use client';

import { useEffect } from 'react';
import { watchBuild } from '#lib/recovery/watch-build.ts';

/** Watches for a new build on pages that visitors read. Venue screens reload themselves (`useNewBuild`). */
export function BuildWatch() {
  useEffect(() => watchBuild(), []);
  return null;
}
