'use client';

import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { readSearchFromUrl, writeSearchToUrl } from './search-url.ts';

/** Copies the query of the URL into an empty field on mount, then writes the debounced query back. Does nothing unless `isSynced`. */
export function useSearchQuery(
  isSynced: boolean,
  {
    field,
    typed,
    debounced,
    onQuery,
  }: {
    field: RefObject<HTMLInputElement | null>;
    typed: string;
    debounced: string;
    onQuery: (q: string) => void;
  },
): void {
  const [hasRead, setHasRead] = useState(false);
  const readUrl = useEffectEvent(() => {
    if (isSynced && !field.current?.value) onQuery(readSearchFromUrl());
    setHasRead(true);
  });
  useEffect(() => readUrl(), []);
  useEffect(() => {
    if (isSynced && hasRead && debounced === typed.trim()) writeSearchToUrl(debounced);
  }, [isSynced, hasRead, debounced, typed]);
}
