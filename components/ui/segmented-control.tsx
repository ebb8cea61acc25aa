'use client';

import { cx } from './cx.ts';
import { type Option, segmentClass, segmentStripClass } from './segments.ts';

/** A choice among few options, applied at once: radio buttons styled as a strip. */
export function SegmentedControl<Value extends string>({
  label,
  name,
  options,
  value,
  onValueChange,
}: {
  label: string;
  name: string;
  options: readonly Option<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
}) {
  return (
    <fieldset className={segmentStripClass}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={cx(segmentClass, option.value === value && 'bg-ink text-page')}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => onValueChange(option.value)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-sm"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
