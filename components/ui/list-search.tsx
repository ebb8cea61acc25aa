'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { foldName } from '#lib/i18n/fold-name.ts';
import { SearchInput } from './search-input.tsx';

/** Filters a server-rendered list to the items whose folded text (`data-item`) contains the typed text. */
export function ListSearch({
  label,
  nothingFound,
  children,
}: {
  label: string;
  nothingFound: string;
  children: ReactNode;
}) {
  const [typed, setTyped] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const query = foldName(typed);
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
    for (const item of items) item.hidden = !(item.dataset.item ?? '').includes(query);
    setEmpty(items.every(({ hidden }) => hidden));
  }, [typed]);
  return (
    <div ref={list}>
      <SearchInput label={label} value={typed} onValueChange={setTyped} className="mb-5 max-w-md" />
      <p role="status" className={isEmpty ? 'pb-5 text-sm text-quiet' : 'sr-only'}>
        {isEmpty ? nothingFound : ''}
      </p>
      {children}
    </div>
  );
}
