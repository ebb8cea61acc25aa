'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { type Choice, choiceIn, emptyChoice, type Options, searchFor } from './choice.ts';

/**
 * Returns the visitor's filters, stored in the query of the URL, and a function that changes them. Reads the URL on
 * mount, so that links and history work.
 */
export function useChoice(options: Options): [Choice, (change: Partial<Choice>) => void] {
  const [choice, setChoice] = useState(emptyChoice);
  const readFromUrl = useEffectEvent(() => setChoice(choiceIn(new URLSearchParams(window.location.search), options)));
  useEffect(() => readFromUrl(), []);
  const change = (changes: Partial<Choice>) => {
    const next = { ...choice, ...changes };
    window.history.replaceState(null, '', `${window.location.pathname}${searchFor(next, window.location.search)}`);
    setChoice(next);
  };
  return [choice, change];
}
