'use client';

import { InSight } from '#components/ui/in-sight.tsx';
import { lazyView } from '#lib/recovery/lazy-view.ts';
import type { MomentReaderProps } from './moment-reader-view.tsx';

const View = lazyView(async () => (await import('./moment-reader-view.tsx')).MomentReaderView);

/** Reads a chart of a game, once it is in sight: at the pointer, where it is tapped, and by the arrow keys from score to score. */
export function MomentReader(props: MomentReaderProps) {
  return (
    <InSight>
      <View {...props} />
    </InSight>
  );
}
