'use client';

import { IconButton } from './icon-button.tsx';
import { Select } from './select.tsx';
import type { OpeningFacet } from './sortable-types.ts';

/** The select of a facet; one with an opening value has buttons that step through its options. */
export function FacetSelect({
  facet: { key, label, allLabel, options, opening },
  value,
  onValueChange,
}: {
  facet: OpeningFacet;
  value: string;
  onValueChange: (value: string) => void;
}) {
  const select = (className: string) => (
    <Select
      label={label}
      options={[{ value: '', label: allLabel }, ...options]}
      value={value}
      onValueChange={onValueChange}
      className={className}
      data-facet={key}
      data-opening={opening?.value}
    />
  );
  if (!opening) return select('min-w-36 flex-1 sm:max-w-56');
  const index = options.findIndex((option) => option.value === value);
  const step = (icon: 'chevron-left' | 'chevron-right', stepLabel: string, to: number) => {
    const option = index < 0 ? undefined : options[to];
    return (
      <IconButton
        icon={icon}
        label={stepLabel}
        disabled={!option}
        onClick={() => option && onValueChange(option.value)}
        className="-my-1 shrink-0 disabled:opacity-40"
      />
    );
  };
  return (
    <div className="flex w-full items-end gap-1 sm:w-auto">
      {step('chevron-left', opening.previous, index - 1)}
      {select('min-w-0 flex-1 sm:w-80 sm:flex-none')}
      {step('chevron-right', opening.next, index + 1)}
    </div>
  );
}
