'use client';

import { Suspense, useState } from 'react';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { lazyViewOnDemand } from '#lib/recovery/lazy-view.ts';

const ReportDialog = lazyViewOnDemand(async () => (await import('./report-dialog.tsx')).ReportDialog);

/** The way to report the name of a squad; what it needs is loaded on a click. */
export function ReportName({ label, league, squad }: { label: string; league: LeagueParams; squad: number }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        onClick={open}
        data-print="none"
        className="inline-flex min-h-8 items-center self-start text-sm text-quiet underline underline-offset-4 hover:text-ink"
      >
        {label}
      </button>
      {wasOpened && (
        <Suspense>
          <ReportDialog league={league} squad={squad} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
