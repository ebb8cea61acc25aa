'use client';

import { useEffect, useMemo } from 'react';
import type { Programme } from '#components/screens/graphics/programme/programme.ts';
import { picturesOf } from '#components/screens/graphics/programme/programme-pictures.ts';

/** Preloads the images of all graphics, so that none goes on air without them. */
export function usePicturesReady(programme: Programme | null): void {
  const pictures = useMemo(() => (programme ? picturesOf(programme).join('\n') : ''), [programme]);
  useEffect(() => {
    for (const url of pictures.split('\n').filter(Boolean)) new Image().src = url;
  }, [pictures]);
}
