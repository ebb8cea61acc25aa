'use client';

import { useEffect, useState } from 'react';

/** Returns the time of the server in milliseconds, each second anew: that of the visitor's clock may be wrong. */
export function useServerTime(serverTime: string): number {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const start = performance.now();
    setPassed(0);
    const timer = setInterval(() => setPassed(performance.now() - start), 1000);
    return () => clearInterval(timer);
  }, []);
  return Date.parse(serverTime) + passed;
}
