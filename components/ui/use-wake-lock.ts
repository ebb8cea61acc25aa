'use client';

import { useEffect } from 'react';

/** Keeps the screen from going dark. A browser lets go when the page is hidden, so it is asked again when it is back. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let closed = false;
    const keep = () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      navigator.wakeLock.request('screen').then(
        (sentinel) => {
          lock = sentinel;
          if (closed) void sentinel.release();
        },
        // Low on battery, or forbidden here: the screen still shows all it can.
        () => undefined,
      );
    };
    keep();
    document.addEventListener('visibilitychange', keep);
    return () => {
      closed = true;
      document.removeEventListener('visibilitychange', keep);
      void lock?.release();
    };
  }, []);
}
