'use client';

import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** A text with the visitor's own path at `{path}`, which only the browser knows: the page is the same for all addresses. */
export function VisitedPath({ text }: { text: string }) {
  const path = useSyncExternalStore(
    subscribe,
    () => window.location.pathname,
    () => '',
  );
  return <p className="mt-2 min-h-6 text-sm break-all text-quiet">{path && text.replace('{path}', () => path)}</p>;
}
