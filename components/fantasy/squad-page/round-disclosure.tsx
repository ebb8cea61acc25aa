'use client';

import { type ReactNode, Suspense, useState } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { lazyViewOnDemand } from '#lib/recovery/lazy-view.ts';

const OpenedRound = lazyViewOnDemand(async () => (await import('./opened-round.tsx')).OpenedRound);

/** A round of a squad, whose lineup is fetched when it is opened. */
export function RoundDisclosure({
  summary,
  ...round
}: {
  summary: ReactNode;
  league: LeagueParams;
  squad: number;
  round: number;
}) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details className="group/round border-b border-line" onToggle={() => setWasOpened(true)}>
      <summary className="flex min-h-11 items-center justify-between gap-3 py-2 font-semibold hover:text-link">
        {summary}
        <Icon name="chevron-down" className="text-quiet group-open/round:rotate-180" />
      </summary>
      {wasOpened && (
        <div className="ps-4 pb-2">
          <Suspense>
            <OpenedRound {...round} />
          </Suspense>
        </div>
      )}
    </details>
  );
}
