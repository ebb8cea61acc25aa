'use client';

import { useEffect, useRef } from 'react';
import { type HotKey, readHotKey } from '#lib/desk/graphics/hot-keys.ts';

/** Keys work wherever nothing is being typed or chosen. */
export function useHotKeys(onKey: (key: HotKey) => void): void {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, select, textarea');
      const key = event.repeat || isTyping ? null : readHotKey(event);
      if (!key) return;
      event.preventDefault();
      latest.current(key);
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
}
