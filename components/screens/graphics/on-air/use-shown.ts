'use client';

import { useSyncExternalStore } from 'react';
import type { GraphicsState, ShownGraphic } from '#lib/api/contract/graphics.ts';
import { readShown } from './parse-shown.ts';

/** What is wanted on air: that of the address where it names something, else what the programme says. */
export function useShown(state: GraphicsState | null): { shown: readonly ShownGraphic[]; isFixed: boolean } {
  const query = useSyncExternalStore(hearAddress, readAddress, () => '');
  const fixed = readShown(query);
  return { shown: fixed ?? state?.shown ?? [], isFixed: fixed !== null };
}

/** Behind `#` the same may be said, and changed without loading the page anew. */
function readAddress(): string {
  return `${location.search.slice(1)}&${location.hash.slice(1)}`;
}

function hearAddress(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}
