'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { OpenApplication } from '#lib/api/contract/application/calls.ts';
import { copyInBrowser } from './draft-copy.ts';
import { createDraftKeeper, type DraftCalls } from './draft-keeper.ts';

/** The draft of an application while it is filled in. */
export function useDraft({ draft, revision }: Pick<OpenApplication, 'draft' | 'revision'>, id: string) {
  const [keeper] = useState(() => createDraftKeeper({ draft, revision }, laterCalls(id), copyInBrowser(id)));
  const state = useSyncExternalStore(keeper.subscribe, keeper.getState, keeper.getState);
  useEffect(() => {
    keeper.resume();
    const onOnline = () => void keeper.save();
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('online', onOnline);
      keeper.stop();
    };
  }, [keeper]);
  return { keeper, state };
}

export const loadCalls = async (id: string) => (await import('./application-calls.ts')).applicationCalls(id);

function laterCalls(id: string): DraftCalls {
  return {
    save: async (draft, revision) => (await loadCalls(id)).save(draft, revision),
    read: async () => (await loadCalls(id)).read(),
  };
}
