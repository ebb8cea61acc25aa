'use client';

import { useEffect, useState } from 'react';
import type { OpenApplication, UploadedDocument } from '#lib/api/contract/application/calls.ts';
import type { ApplicationDraft } from '#lib/api/contract/application/draft.ts';
import type { Problem } from './check.ts';

const later = new Set<Problem['problem']>(['required', 'tooFewPlayers', 'documentMissing']);

/**
 * What is wrong with the draft and may be said: before the first attempt to send only about fields that were left, and not
 * that something is missing yet.
 */
export function useProblems(
  application: OpenApplication,
  draft: ApplicationDraft,
  documents: readonly UploadedDocument[],
) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isAttempted, setAttempted] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const isAsked = isAttempted || left.size > 0;
  useEffect(() => {
    if (!isAsked) return;
    let isCurrent = true;
    import('./check.ts')
      .then(({ checkApplication }) => isCurrent && setProblems(checkApplication(application, draft, documents)))
      .catch((error: unknown) => console.warn('The fields cannot be checked before they are sent.', error));
    return () => {
      isCurrent = false;
    };
  }, [isAsked, application, draft, documents]);
  return {
    shown: isAttempted ? problems : problems.filter(({ path, problem }) => left.has(path) && !later.has(problem)),
    onLeave: (path: string) => setLeft((old) => (old.has(path) ? old : new Set([...old, path]))),
    /** From now on everything is said; these are known already. */
    attempt: (known: readonly Problem[]) => {
      setAttempted(true);
      setProblems(known);
    },
  };
}
