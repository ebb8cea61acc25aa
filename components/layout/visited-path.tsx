'use client';

import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** The visited path. Only the browser knows it: the server renders one page for all URLs. */
export function VisitedPath() {
  const path = useSyncExternalStore(
    subscribe,
    () => window.location.pathname,
    () => '',
  );
  return <p className="min-h-6 text-sm break-all text-quiet">{path}</p>;
}
