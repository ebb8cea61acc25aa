'use client';

import { useEffect } from 'react';
import { pageStarted } from '#lib/page-start/page-started.ts';

/** Says that the scripts of the page can wait for its first paint, and once React has started, that clicks kept until then can be done. */
export function PageStart() {
  useEffect(() => {
    dispatchEvent(new Event(pageStarted));
  }, []);
  return <meta name="scripts" content="after-paint" />;
}
