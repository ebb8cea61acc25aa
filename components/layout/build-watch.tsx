'use client';

import { useEffect } from 'react';
import { watchBuild } from '#lib/recovery/watch-build.ts';

/** For pages that somebody reads; the screens of a hall are loaded anew by themselves (`useNewBuild`). */
export function BuildWatch() {
  useEffect(() => watchBuild(), []);
  return null;
}
