'use client';

import { useId } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { useEarlyInput } from './use-early-input.ts';

/** A search field that filters content while the visitor types. */
export function SearchInput({
  label,
  placeholder,
  value,
  onValueChange,
  className,
}: {
  label: string;
  placeholder?: string;
  value: string;
  onValueChange: (value: string) => void;
  className?: string;
}) {
  const id = useId();
  const field = useEarlyInput<HTMLInputElement>(value, onValueChange);
  return (
    <div className={cx('relative min-w-0', className)}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Icon name="search" className="pointer-events-none absolute start-2.5 top-1/2 size-4 -translate-y-1/2" />
      <input
        ref={field}
        id={id}
        type="search"
        defaultValue={value}
        placeholder={placeholder ?? label}
        className="min-h-9 w-full rounded-sm border border-line-strong bg-raised ps-9 pe-2 text-sm placeholder:text-quiet hover:border-ink"
      />
    </div>
  );
}
