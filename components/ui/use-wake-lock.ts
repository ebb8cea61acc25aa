'use client';

import { useEffect } from 'react';

/** Holds a screen wake lock. The browser releases it when the page is hidden, so the hook requests it again afterwards. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let closed = false;
    const request = () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      navigator.wakeLock.request('screen').then(
        (sentinel) => {
          lock = sentinel;
          if (closed) void sentinel.release();
        },
        // Refused on low battery or by policy: the page works without it.
        () => undefined,
      );
    };
    request();
    document.addEventListener('visibilitychange', request);
    return () => {
      closed = true;
      document.removeEventListener('visibilitychange', request);
      void lock?.release();
    };
  }, []);
}
