'use client';

import { SegmentedControl } from '#components/ui/segmented-control.tsx';

type Props<View extends string> = {
  label: string;
  views: readonly View[];
  labelOf: (view: View) => string;
  view: View;
  onChange: (view: View) => void;
};

/** What a room shows of its parts; scrolls sideways on a phone. */
export function ViewChoice<View extends string>({ label, views, labelOf, view, onChange }: Props<View>) {
  return (
    <div className="mb-6 max-w-full overflow-x-auto">
      <SegmentedControl
        label={label}
        name="view"
        options={views.map((value) => ({ value, label: labelOf(value) }))}
        value={view}
        onValueChange={onChange}
      />
    </div>
  );
}
