'use client';

import { useEffect, useRef } from 'react';
import { centerIn } from '#components/ui/center-in.ts';
import { SegmentedControl } from '#components/ui/segmented-control.tsx';
import { mayLeave } from './open-layers.ts';

type Props<View extends string> = {
  label: string;
  views: readonly View[];
  labelOf: (view: View) => string;
  view: View;
  onChange: (view: View) => void;
};

/** What a room shows of its parts; scrolls sideways on a phone, to the chosen one. */
export function ViewChoice<View extends string>({ label, views, labelOf, view, onChange }: Props<View>) {
  const strip = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the checked one moves with the view
  useEffect(() => {
    const chosen = strip.current?.querySelector('input:checked')?.closest('label');
    if (strip.current && chosen) centerIn(strip.current, chosen);
  }, [view]);
  return (
    <div ref={strip} className="mb-6 max-w-full overflow-x-auto">
      <SegmentedControl
        label={label}
        name="view"
        options={views.map((value) => ({ value, label: labelOf(value) }))}
        value={view}
        onValueChange={(chosen) => mayLeave() && onChange(chosen)}
      />
    </div>
  );
}
