'use client';

import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** A text with the visited path at `{path}`. Only the browser knows it: the server renders one page for all URLs. */
export function VisitedPath({ text }: { text: string }) {
  const path = useSyncExternalStore(
    subscribe,
    () => window.location.pathname,
    () => '',
  );
  return <p className="mt-2 min-h-6 text-sm break-all text-quiet">{path && text.replace('{path}', () => path)}</p>;
}
