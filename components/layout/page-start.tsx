'use client';

import { useEffect } from 'react';
import { pageStarted } from '#lib/page-start/page-started.ts';

/** Has the page's scripts asked for once it is painted, and what was clicked until now done. */
export function PageStart() {
  useEffect(() => {
    dispatchEvent(new Event(pageStarted));
  }, []);
  return <meta name="scripts" content="after-paint" />;
}
