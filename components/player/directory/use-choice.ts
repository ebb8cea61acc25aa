'use client';

import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useReplacedAddress } from '#components/ui/use-address.ts';
import {
  type Choice,
  emptyDirectoryChoice,
  type Options,
  readDirectoryChoice,
  writeDirectoryChoice,
} from './choice.ts';

/**
 * Returns the visitor's filters, stored in the query of the URL, and a function that changes them. Reads the URL on
 * mount, so that links and history work.
 */
export function useChoice(options: Options): [Choice, (change: Partial<Choice>) => void] {
  const [choice, setChoice] = useState(emptyDirectoryChoice);
  const readFromUrl = useEffectEvent(() =>
    setChoice(readDirectoryChoice(new URLSearchParams(window.location.search), options)),
  );
  useLayoutEffect(() => readFromUrl(), []);
  useReplacedAddress(() => readFromUrl());
  const change = (changes: Partial<Choice>) => {
    const next = { ...choice, ...changes };
    window.history.replaceState(
      null,
      '',
      `${window.location.pathname}${writeDirectoryChoice(next, window.location.search)}`,
    );
    setChoice(next);
  };
  return [choice, change];
}
