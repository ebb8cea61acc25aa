'use client';

import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Synchronises an uncontrolled field (`defaultValue`) with its state and returns the field's ref. Input before or during
 * hydration, and values that the browser restores after a reload, reach `onInput` too: React can lose its own events then,
 * so the hook uses native listeners.
 */
export function useEarlyInput<Field extends HTMLInputElement | HTMLSelectElement>(
  value: string,
  onInput: (text: string) => void,
) {
  const ref = useRef<Field>(null);
  const readField = useEffectEvent(() => {
    const text = ref.current?.value ?? value;
    if (text !== value) onInput(text);
  });
  useLayoutEffect(() => {
    const field = ref.current;
    readField();
    for (const type of ['input', 'change']) field?.addEventListener(type, readField);
    return () => {
      for (const type of ['input', 'change']) field?.removeEventListener(type, readField);
    };
  }, []);
  useLayoutEffect(() => {
    if (ref.current && ref.current.value !== value) ref.current.value = value;
  });
  return ref;
}
