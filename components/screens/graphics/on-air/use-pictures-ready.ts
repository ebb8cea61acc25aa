'use client';

import { useEffect, useMemo } from 'react';
import type { Programme } from '#components/screens/graphics/programme/programme.ts';
import { picturesOf } from '#components/screens/graphics/programme/programme-pictures.ts';

/** Fetches the pictures of every graphic ahead, so that none comes in without its faces. */
export function usePicturesReady(programme: Programme | null): void {
  const pictures = useMemo(() => (programme ? picturesOf(programme).join('\n') : ''), [programme]);
  useEffect(() => {
    for (const address of pictures.split('\n').filter(Boolean)) new Image().src = address;
  }, [pictures]);
}
