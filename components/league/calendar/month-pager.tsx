'use client';

import { Children, type ReactNode } from 'react';
import { IconButton } from '#components/ui/icon-button.tsx';
import { Select } from '#components/ui/select.tsx';
import { useAddress } from '#components/ui/use-address.ts';

/** Shows one of several months and draws the others when they are asked for; the address holds the choice; `children` are in the order of `months`. */
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
  const [address, setAddress] = useAddress(['month']);
  const indexOf = (month: string | undefined) => months.findIndex(({ key }) => key === month);
  const opening = Math.max(0, indexOf(initial));
  const shown = indexOf(address.month) < 0 ? opening : indexOf(address.month);
  const setShown = (index: number) => setAddress('month', index === opening ? '' : (months[index]?.key ?? ''));
  return (
    <div>
      <div
        className="flex items-center gap-1 pb-4 max-md:pe-13 md:absolute md:end-0 md:top-0 md:gap-2"
        data-print="none"
      >
        <IconButton icon="chevron-left" label={previous} disabled={shown === 0} onClick={() => setShown(shown - 1)} />
        <Select
          label={label}
          isLabelHidden
          options={months.map((month, index) => ({ value: String(index), label: month.label }))}
          value={String(shown)}
          onValueChange={(index) => setShown(Number(index))}
          className="flex-1 md:w-56 md:flex-none"
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
