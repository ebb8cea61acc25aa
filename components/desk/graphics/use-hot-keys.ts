'use client';

import { useEffect, useRef } from 'react';
import { type HotKey, readHotKey } from '#lib/desk/graphics/hot-keys.ts';

/** Calls `onKey` for hot keys, unless the focus is in a form field. */
export function useHotKeys(onKey: (key: HotKey) => void): void {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, select, textarea');
      const key = event.repeat || isTyping ? null : readHotKey(event);
      if (!key) return;
      event.preventDefault();
      latest.current(key);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
