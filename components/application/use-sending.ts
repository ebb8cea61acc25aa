'use client';

import { useState } from 'react';
import { ApiFailure } from '#lib/api/api-failure.ts';
import type { OpenApplication, UploadedDocument } from '#lib/api/contract/application/calls.ts';
import type { Problem } from './check.ts';
import type { DraftStore } from './draft-store.ts';
import type { SentApplication } from './sent.tsx';
import { loadCalls } from './use-draft.ts';

type Sending = {
  application: OpenApplication;
  store: DraftStore;
  documents: readonly UploadedDocument[];
  onProblems: (problems: readonly Problem[]) => void;
};

/** Submits an application: validated in the browser first, then by the server. */
export function useSending({ application, store, documents, onProblems }: Sending) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed' | 'gone'>('idle');
  const [sent, setSent] = useState<SentApplication | null>(null);

  const attempt = async (): Promise<typeof state> => {
    const { checkApplication, toProblems } = await import('./check.ts');
    const { draft } = store.getState();
    const problems = checkApplication(application, draft, documents);
    onProblems(problems);
    if (problems.length > 0) return 'idle';
    try {
      await store.save();
      const { reference } = await (await loadCalls(application.id)).submit(draft);
      store.forget();
      const players = draft.players.filter(({ name }) => name.trim() !== '').length;
      setSent({ team: draft.team.name, reference, players, documents: documents.length });
      return 'idle';
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.code === 'conflict' || error.code === 'not-found') return 'gone';
      if (!error.issues) return 'failed';
      onProblems(toProblems(draft, error.issues));
      return 'idle';
    }
  };

  const send = async () => {
    setState('busy');
    setState(
      await attempt().catch((error: unknown) => {
        console.error(error);
        return 'failed' as const;
      }),
    );
  };
  return { state, sent, send };
}
