'use client';

import { useEffect } from 'react';
import { watchBuild } from '#lib/recovery/watch-build.ts';

/** In the default layout only: a screen in a hall must not be loaded anew in the middle of a game. */
export function BuildWatch() {
  useEffect(watchBuild, []);
  return null;
}
