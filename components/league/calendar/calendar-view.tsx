'use client';

import { type ReactNode, useState } from 'react';
import { SegmentedControl } from '#components/ui/segmented-control.tsx';

type View = 'month' | 'day';

/** Switches between the weeks of a month and a list of its days; phones always show the list. */
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
  const [view, setView] = useState<View>('month');
  return (
    <div data-view={view}>
      <div className="flex flex-wrap items-center gap-3 pb-4" data-print="none">
        <div className="max-lg:hidden">
          <SegmentedControl label={label} name="calendar-view" options={options} value={view} onValueChange={setView} />
        </div>
        {rounds}
      </div>
      {children}
    </div>
  );
}
