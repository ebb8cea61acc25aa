'use client';

import { useEffect, useRef, useState } from 'react';

/** The duration of the exit animation in milliseconds. */
export const outMs = 450;

/**
 * Returns the graphic to render for the wanted one: an unwanted graphic stays until its exit animation ends, then the next one
 * enters. `isOn` is true for entering or visible, false for leaving.
 */
export function useTake<Picture>(
  wanted: Picture | null,
  keyOf: (picture: Picture) => string,
): { current: Picture | null; isOn: boolean } {
  const [current, setCurrent] = useState(wanted);
  const latest = useRef(wanted);
  const wantedKey = wanted && keyOf(wanted);
  const currentKey = current && keyOf(current);
  useEffect(() => {
    latest.current = wanted;
  }, [wanted]);
  useEffect(() => {
    if (wantedKey === currentKey) return;
    const timeout = setTimeout(() => setCurrent(latest.current), currentKey === null ? 0 : outMs);
    return () => clearTimeout(timeout);
  }, [wantedKey, currentKey]);
  const isOn = wantedKey !== null && wantedKey === currentKey;
  return { current: isOn ? wanted : current, isOn };
}
