'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { type Choice, choiceIn, everybody, type Options, searchFor } from './choice.ts';

/** What the visitor looks for: it stands in the address, also in one that was followed or gone back to. */
export function useChoice(options: Options): [Choice, (change: Partial<Choice>) => void] {
  const [choice, setChoice] = useState(everybody);
  const takeFromAddress = useEffectEvent(() =>
    setChoice(choiceIn(new URLSearchParams(window.location.search), options)),
  );
  useEffect(() => takeFromAddress(), []);
  const change = (changes: Partial<Choice>) => {
    const next = { ...choice, ...changes };
    window.history.replaceState(null, '', `${window.location.pathname}${searchFor(next, window.location.search)}`);
    setChoice(next);
  };
  return [choice, change];
}
