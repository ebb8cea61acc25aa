'use client';

import { useState } from 'react';
import type { Draft } from './draft.ts';

/** Keeps the drafts of a squad: the present one, and those before it to go back to. */
export function useDraft(start: Draft) {
  const [drafts, setDrafts] = useState<readonly Draft[]>([start]);
  return {
    draft: drafts.at(-1) ?? start,
    canUndo: drafts.length > 1,
    change: (next: Draft) => setDrafts((before) => [...before, next]),
    undo: () => setDrafts((before) => (before.length > 1 ? before.slice(0, -1) : before)),
  };
}
