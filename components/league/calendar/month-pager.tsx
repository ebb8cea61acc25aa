'use client';

import { Children, type ReactNode, useState } from 'react';
import { IconButton } from '#components/ui/icon-button.tsx';
import { Select } from '#components/ui/select.tsx';

/** Shows one of several months and draws the others when they are asked for; `children` are in the order of `months`. */
export function MonthPager({
  label,
  previous,
  next,
  months,
  initial,
  children,
}: {
  label: string;
  previous: string;
  next: string;
  months: readonly { key: string; label: string }[];
  initial?: string;
  children: ReactNode;
}) {
  const [shown, setShown] = useState(() =>
    Math.max(
      0,
      months.findIndex(({ key }) => key === initial),
    ),
  );
  return (
    <div>
      <div className="flex items-center gap-2 pb-4" data-print="none">
        <IconButton icon="chevron-left" label={previous} disabled={shown === 0} onClick={() => setShown(shown - 1)} />
        <Select
          label={label}
          isLabelHidden
          options={months.map((month, index) => ({ value: String(index), label: month.label }))}
          value={String(shown)}
          onValueChange={(index) => setShown(Number(index))}
          className="w-56"
        />
        <IconButton
          icon="chevron-right"
          label={next}
          disabled={shown === months.length - 1}
          onClick={() => setShown(shown + 1)}
        />
      </div>
      {Children.toArray(children)[shown]}
    </div>
  );
}
