'use client';

import { useEffect, useRef, useState } from 'react';

/** As long as the way out of a picture takes, in milliseconds. */
export const outMs = 450;

/**
 * What is drawn of what is wanted: a picture that is no longer wanted is held until it has gone, and only then the next one
 * comes. `isOn` says which way it moves.
 */
export function useTake<Picture>(
  wanted: Picture | null,
  keyOf: (picture: Picture) => string,
): { held: Picture | null; isOn: boolean } {
  const [held, setHeld] = useState(wanted);
  const latest = useRef(wanted);
  const wantedKey = wanted && keyOf(wanted);
  const heldKey = held && keyOf(held);
  useEffect(() => {
    latest.current = wanted;
  }, [wanted]);
  useEffect(() => {
    if (wantedKey === heldKey) return;
    const timeout = setTimeout(() => setHeld(latest.current), heldKey === null ? 0 : outMs);
    return () => clearTimeout(timeout);
  }, [wantedKey, heldKey]);
  const isOn = wantedKey !== null && wantedKey === heldKey;
  return { held: isOn ? wanted : held, isOn };
}
