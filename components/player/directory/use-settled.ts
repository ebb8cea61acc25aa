'use client';

import { useEffect, useState } from 'react';

const delayMs = 200;

/** A value once it has stayed the same for a moment, so that not each letter typed is a question; the first one at once. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
