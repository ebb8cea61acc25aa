'use client';

import { type KeyboardEvent, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { useEarlyInput } from '#components/ui/use-early-input.ts';
import { useDebounced } from '#components/ui/use-settled.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { paths } from '#lib/paths.ts';
import { lazyViewOnDemand } from '#lib/recovery/lazy-view.ts';
import { withLocale } from '#lib/routing/locale-prefix.ts';
import { nextOption } from './next-option.ts';
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
}: {
  label: string;
  hint: string;
  /** Shown while the field is empty. */
  tips?: string;
  /** `page` keeps the query in the URL; `dialog` focuses the field on opening. */
  place: 'page' | 'dialog';
}) {
  const locale = usePageLocale();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState<string | null>(null);
  const [count, setCount] = useState(0);
  const field = useEarlyInput<HTMLInputElement>(typed, setTyped);
  const q = useDebounced(typed.trim(), debounceMs);
  useSearchQuery(place === 'page', { field, typed, debounced: q, onQuery: setTyped });
  useEffect(() => {
    if (place === 'dialog') field.current?.focus();
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
      <form action={withLocale(locale, paths.search())} className="relative">
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <Icon name="search" className="pointer-events-none absolute start-3 top-1/2 size-5 -translate-y-1/2" />
        <input
          ref={field}
          id={id}
          data-search-field
          type="text"
          inputMode="search"
          name="q"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen && count > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active ?? undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={80}
          enterKeyHint="search"
          placeholder={hint}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(null);
          }}
          onKeyDown={onKeyDown}
          className="min-h-12 w-full rounded-sm border border-line-strong bg-raised ps-11 pe-3 text-lg placeholder:text-quiet hover:border-ink"
        />
      </form>
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
