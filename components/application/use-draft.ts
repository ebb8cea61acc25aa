'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { OpenApplication } from '#lib/api/contract/application/calls.ts';
import { copyInBrowser } from './draft-copy.ts';
import { createDraftStore, type DraftCalls } from './draft-store.ts';

/** Returns the draft of an open application and its store; saves when the browser goes online. */
export function useDraft({ draft, revision }: Pick<OpenApplication, 'draft' | 'revision'>, id: string) {
  const [store] = useState(() => createDraftStore({ draft, revision }, lazyCalls(id), copyInBrowser(id)));
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  useEffect(() => {
    store.resume();
    const onOnline = () => void store.save();
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('online', onOnline);
      store.stop();
    };
  }, [store]);
  return { store, state };
}

export const loadCalls = async (id: string) => (await import('./application-calls.ts')).applicationCalls(id);

function lazyCalls(id: string): DraftCalls {
  return {
    save: async (draft, revision) => (await loadCalls(id)).save(draft, revision),
    read: async () => (await loadCalls(id)).read(),
  };
}
