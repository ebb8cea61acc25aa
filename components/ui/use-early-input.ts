'use client';

import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Keeps a field and the state behind it alike; returns the ref of the field, which takes `defaultValue`. What a visitor
 * fills in before or while the page's code takes over, or a browser puts back after a reload, reaches the handler too:
 * React's own events can be lost in that moment, so the field is listened to directly.
 */
export function useEarlyInput<Field extends HTMLInputElement | HTMLSelectElement>(
  value: string,
  onInput: (text: string) => void,
) {
  const ref = useRef<Field>(null);
  const takeOver = useEffectEvent(() => {
    const text = ref.current?.value ?? value;
    if (text !== value) onInput(text);
  });
  useLayoutEffect(() => {
    const field = ref.current;
    takeOver();
    for (const type of ['input', 'change']) field?.addEventListener(type, takeOver);
    return () => {
      for (const type of ['input', 'change']) field?.removeEventListener(type, takeOver);
    };
  }, []);
  useLayoutEffect(() => {
    if (ref.current && ref.current.value !== value) ref.current.value = value;
  });
  return ref;
}
