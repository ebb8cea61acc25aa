'use client';

import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * A visitor may fill in a field before the page's code is there, and browsers put back what stood in it before a reload:
 * hands that to the field's handler. Returns the ref of the field.
 */
export function useEarlyInput<Field extends HTMLInputElement | HTMLSelectElement>(
  value: string,
  onInput: (text: string) => void,
) {
  const field = useRef<Field>(null);
  const takeOver = useEffectEvent(() => {
    const text = field.current?.value ?? value;
    if (text !== value) onInput(text);
  });
  // before anything is drawn anew, which would put the old value back into the field
  useLayoutEffect(() => takeOver(), []);
  return field;
}
