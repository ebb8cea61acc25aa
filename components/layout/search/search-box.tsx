'use client';

import { type KeyboardEvent, Suspense, useId, useLayoutEffect, useRef, useState } from 'react';
import { useEarlyInput } from '#components/ui/use-early-input.ts';
import { useDebounced } from '#components/ui/use-settled.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { paths } from '#lib/paths.ts';
import { lazyViewOnDemand } from '#lib/recovery/lazy-view.ts';
import { withLocale } from '#lib/routing/locale-prefix.ts';
import { nextOption } from './next-option.ts';
import { SearchField } from './search-field.tsx';
import { useSearchQuery } from './use-search-query.ts';

const SearchResults = lazyViewOnDemand(async () => (await import('./search-results.tsx')).SearchResults);

const minLength = 2;
const debounceMs = 150;

/** A search field with results while typing. Without JavaScript it is a form that opens the search page. */
export function SearchBox({
  label,
  hint,
  tips,
  place,
  early = '',
}: {
  label: string;
  hint: string;
  /** Shown while the field is empty. */
  tips?: string;
  /** `page` keeps the query in the URL; `dialog` focuses the field on opening. */
  place: 'page' | 'dialog';
  /** What was typed before the code of this came. */
  early?: string;
}) {
  const locale = usePageLocale();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(early);
  const [active, setActive] = useState<string | null>(null);
  const [count, setCount] = useState(0);
  const field = useEarlyInput<HTMLInputElement>(typed, setTyped);
  const q = useDebounced(typed.trim(), debounceMs);
  useSearchQuery(place === 'page', { field, typed, debounced: q, onQuery: setTyped });
  // Before the first paint: the keyboard of a phone stays.
  useLayoutEffect(() => {
    if (place === 'dialog') focusAtEnd(field.current);
  }, [place, field]);
  const isOpen = q.length >= minLength;

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const options = [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
    const current = options.findIndex((option) => option.id === active);
    if (event.key === 'Enter' && options[current]) {
      event.preventDefault();
      options[current].click();
      return;
    }
    const next = nextOption(event.key, current, options.length);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next === null ? null : (options[next]?.id ?? null));
    if (next !== null) options[next]?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <search>
      <SearchField
        ref={field}
        action={withLocale(locale, paths.search())}
        label={label}
        placeholder={hint}
        data-search-field
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen && count > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active ?? undefined}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(null);
        }}
        onKeyDown={onKeyDown}
      />
      {tips && q === '' && <p className="pt-3 text-sm text-quiet">{tips}</p>}
      <div ref={list}>
        {isOpen && (
          <Suspense>
            <SearchResults q={q} active={active} listId={`${id}-list`} onCount={setCount} />
          </Suspense>
        )}
      </div>
    </search>
  );
}

function focusAtEnd(field: HTMLInputElement | null): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}
