'use client';

import { useId } from 'react';
import { Button } from '#components/ui/button.tsx';
import { cx } from '#components/ui/cx.ts';
import { Link } from '#components/ui/link.tsx';
import type { FoundItem } from './found-items.tsx';

/** The search results of one kind, as options of the combobox list. */
export function FoundGroup({
  title,
  total,
  items,
  active,
  idPrefix,
  all,
  narrow,
}: {
  title: string;
  total: number;
  items: readonly FoundItem[];
  active: string | null;
  idPrefix: string;
  /** The button that shows all results; null if all are shown. */
  all: { label: string; onOpen: () => void } | null;
  /** Says how to find those beyond the longest list. */
  narrow: string;
}) {
  const heading = useId();
  if (items.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
    <div role="group" aria-labelledby={heading} className="pt-4">
      <div id={heading} role="presentation" className="endline label flex justify-between gap-3 pb-1">
        {title}
        <span className="figures text-quiet">{total}</span>
      </div>
      {items.map((item) => {
        const id = `${idPrefix}-${item.key}`;
        return (
          <Link
            key={item.key}
            id={id}
            href={item.href}
            prefetch={false}
            role="option"
            aria-selected={id === active}
            tabIndex={-1}
            className={cx(
              'flex min-h-13 items-center gap-3 border-b border-line px-2 py-1.5 hover:bg-hover',
              id === active && 'bg-hover outline-2 -outline-offset-2 outline-(--ring)',
            )}
          >
            {item.emblem}
            <span className="min-w-0 flex-1">
              <span className="line-clamp-2 font-semibold sm:line-clamp-1">{item.title}</span>
              {item.note && <span className="block truncate text-xs text-quiet">{item.note}</span>}
            </span>
            {item.end && <span className="shrink-0 text-end text-sm font-semibold">{item.end}</span>}
          </Link>
        );
      })}
      {all && total > items.length && (
        <Button
          id={`${idPrefix}-all`}
          role="option"
          aria-selected={`${idPrefix}-all` === active}
          tabIndex={-1}
          variant="quiet"
          size="sm"
          onClick={all.onOpen}
          className={cx('mt-1', `${idPrefix}-all` === active && 'outline-2 outline-(--ring)')}
        >
          {all.label}
        </Button>
      )}
      {!all && total > items.length && (
        <p role="presentation" className="py-2 text-sm text-quiet">
          {narrow}
        </p>
      )}
    </div>
  );
}
