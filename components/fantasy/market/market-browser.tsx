'use client';

import { type ReactNode, Suspense, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { useAddress } from '#components/ui/use-address.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { lazyViewOnDemand } from '#lib/recovery/lazy-view.ts';

const LoadedMarket = lazyViewOnDemand(async () => (await import('./loaded-market.tsx')).LoadedMarket);

/** What the address says of the whole market. */
const choiceKeys = ['sort', 'name', 'place', 'team', 'cost', 'form', 'watched'] as const;

/** Server-rendered dearest players (`children`) until the visitor asks for all, or comes by an address that filters them. */
export function MarketBrowser({
  league,
  labels,
  children,
}: {
  league: LeagueParams;
  labels: { note: string; all: string };
  children: ReactNode;
}) {
  const [wantsAll, setWantsAll] = useState(false);
  const [choice] = useAddress(choiceKeys);
  // Filters that are taken away again leave the whole list.
  if (!wantsAll && choiceKeys.some((key) => choice[key])) setWantsAll(true);
  const first = (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 pb-3" data-print="none">
        <p className="text-sm text-quiet">{labels.note}</p>
        <Button size="sm" disabled={wantsAll} aria-busy={wantsAll} onClick={() => setWantsAll(true)}>
          {labels.all}
        </Button>
      </div>
      {children}
    </>
  );
  if (!wantsAll) return first;
  return (
    <Suspense fallback={first}>
      <LoadedMarket league={league} />
    </Suspense>
  );
}
