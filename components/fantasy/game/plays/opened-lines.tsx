'use client';

import { type ReactNode, Suspense } from 'react';
import { useInSight } from '#components/ui/use-in-sight.ts';
import { lazyViewOnDemand } from '#lib/recovery/lazy-view.ts';
import type { LinesOfGame } from './play-lines.tsx';

const Lines = lazyViewOnDemand(async () => (await import('./play-lines.tsx')).PlayLines);

/** Lines of a player in a game: as the server has drawn them, with their plays once they are opened. */
export function OpenedLines({ children, ...lines }: LinesOfGame & { children: ReactNode }) {
  const [place, isOpened] = useInSight<HTMLDivElement>();
  return (
    <div ref={place}>
      {isOpened ? (
        <Suspense fallback={children}>
          <Lines {...lines} />
        </Suspense>
      ) : (
        children
      )}
    </div>
  );
}
