'use client';

import { useEffect } from 'react';
import { cachePage } from '#lib/desk/offline/cache-page.ts';

/** Caches the open page, so that it can be opened without network. */
export function useOfflinePage(): void {
  useEffect(() => {
    // Without service workers the desk works as long as the page stays open.
    cachePage().catch(() => undefined);
  }, []);
}
