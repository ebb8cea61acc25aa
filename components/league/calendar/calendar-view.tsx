'use client';

import type { ReactNode } from 'react';
import { AwaitsAddress } from '#components/ui/awaits-address.tsx';
import { SegmentedControl } from '#components/ui/segmented-control.tsx';
import { useAddress } from '#components/ui/use-address.ts';

type View = 'month' | 'day';

/**
 * Switches between the weeks of a month and a list of its days; phones always show the list. The address holds the choice. Where
 * there is room, the choice of the month stands at the end of the same row.
 */
export function CalendarView({
  label,
  options,
  rounds,
  children,
}: {
  label: string;
  options: readonly { value: View; label: string }[];
  rounds: ReactNode;
  children: ReactNode;
}) {
  const [address, setAddress] = useAddress(['view']);
  const view: View = address.view === 'day' ? 'day' : 'month';
  return (
    <div data-view={view} className="relative">
      <div className="flex flex-wrap items-center gap-3 pb-4 max-md:hidden" data-print="none">
        <div className="max-lg:hidden">
          <SegmentedControl
            label={label}
            name="calendar-view"
            options={options}
            value={view}
            onValueChange={(chosen) => setAddress('view', chosen === 'month' ? '' : chosen)}
          />
        </div>
        {rounds}
      </div>
      <AwaitsAddress keys={['view', 'month']} className="min-h-svh">
        {children}
      </AwaitsAddress>
    </div>
  );
}
