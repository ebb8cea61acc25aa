'use client';

import { useCallback, useRef, useState } from 'react';
import type { Horn } from '#lib/realtime/horns.ts';
import { playHorn } from './horn.ts';

/** Returns a horn that stays silent until a click arms it. */
export function useHorn() {
  const context = useRef<AudioContext | null>(null);
  const [isArmed, setArmed] = useState(false);
  const toggle = useCallback(() => {
    if (context.current) {
      void context.current.close();
      context.current = null;
    } else {
      context.current = new AudioContext();
      playHorn(context.current, 'shot');
    }
    setArmed(context.current !== null);
  }, []);
  const sound = useCallback((horn: Horn) => {
    if (context.current) playHorn(context.current, horn);
  }, []);
  return { isArmed, toggle, sound };
}
