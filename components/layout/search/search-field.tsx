import type { ComponentProps } from 'react';
import { Icon } from '#components/ui/icon.tsx';

type Props = ComponentProps<'input'> & {
  /** The search page, which the field opens without its code. */
  action: string;
  label: string;
};

/** The field of the search, in a form of its own. */
export function SearchField({ action, label, ...input }: Props) {
  return (
    <form action={action} className="relative">
      <Icon name="search" className="pointer-events-none absolute start-3 top-1/2 size-5 -translate-y-1/2" />
      <input
        aria-label={label}
        type="text"
        inputMode="search"
        name="q"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={80}
        enterKeyHint="search"
        className="min-h-12 w-full rounded-sm border border-line-strong bg-raised ps-11 pe-3 text-lg placeholder:text-quiet hover:border-ink"
        {...input}
      />
    </form>
  );
}
