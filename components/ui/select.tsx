'use client';

import { useId } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import type { Option } from './segments.ts';
import { useEarlyInput } from './use-early-input.ts';

/** A native `<select>`, which opens the system picker on a phone. */
export function Select<Value extends string>({
  label,
  isLabelHidden,
  options,
  value,
  onValueChange,
  size = 'sm',
  className,
  ...data
}: {
  label: string;
  isLabelHidden?: boolean;
  options: readonly Option<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** `md` stands beside the fields of a form and is as high. */
  size?: 'sm' | 'md';
  className?: string;
  'data-facet'?: string;
  'data-opening'?: string;
}) {
  const id = useId();
  const choose = (text: string) => {
    const option = options.find((candidate) => candidate.value === text);
    if (option) onValueChange(option.value);
  };
  const field = useEarlyInput<HTMLSelectElement>(value, choose);
  return (
    <div className={cx('min-w-0', className)}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'label mb-1 block text-quiet'}>
        {label}
      </label>
      <div className="relative">
        <select
          ref={field}
          id={id}
          defaultValue={value}
          {...data}
          className={cx(
            'w-full appearance-none rounded-sm border border-line-strong bg-raised ps-3 pe-9 text-sm font-semibold hover:border-ink',
            size === 'md' ? 'min-h-11' : 'min-h-9',
          )}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute end-2.5 top-1/2 size-4 -translate-y-1/2" />
      </div>
    </div>
  );
}
