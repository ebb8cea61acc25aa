'use client';

import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { readSearchFromAddress, writeSearchToAddress } from './keep-in-address.ts';

/** Takes what the address asks for into a field in which nobody has written yet, and keeps what is looked for in the address. */
export function useSearchQuery(
  isKept: boolean,
  {
    field,
    typed,
    settled,
    onAsked,
  }: {
    field: RefObject<HTMLInputElement | null>;
    typed: string;
    settled: string;
    onAsked: (q: string) => void;
  },
): void {
  const [hasBegun, setBegun] = useState(false);
  const begin = useEffectEvent(() => {
    if (isKept && !field.current?.value) onAsked(readSearchFromAddress());
    setBegun(true);
  });
  useEffect(() => begin(), []);
  useEffect(() => {
    if (isKept && hasBegun && settled === typed.trim()) writeSearchToAddress(settled);
  }, [isKept, hasBegun, settled, typed]);
}
