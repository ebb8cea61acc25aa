'use client';

import { useSyncExternalStore } from 'react';
import type { GraphicsState, ShownGraphic } from '#lib/api/contract/graphics.ts';
import { parseShown } from './parse-shown.ts';

/** Returns the graphics to show: those of the URL if it names any (`isFixed`), else those of the programme. */
export function useShown(state: GraphicsState | null): { shown: readonly ShownGraphic[]; isFixed: boolean } {
  const query = useSyncExternalStore(subscribeToHash, readParameters, () => '');
  const fixed = parseShown(query);
  return { shown: fixed ?? state?.shown ?? [], isFixed: fixed !== null };
}

/** Joins query and fragment: the fragment accepts the same parameters and changes without a reload. */
function readParameters(): string {
  return `${location.search.slice(1)}&${location.hash.slice(1)}`;
}

function subscribeToHash(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}
