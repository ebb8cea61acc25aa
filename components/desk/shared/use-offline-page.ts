'use client';

import { useEffect } from 'react';
import { cachePage } from '#lib/desk/offline/cache-page.ts';

/** The page that is open can be opened again without network. */
export function useOfflinePage(): void {
  useEffect(() => {
    // A browser without workers, or one that forbids them, has the desk as long as the page stays open.
    cachePage().catch(() => undefined);
  }, []);
}
