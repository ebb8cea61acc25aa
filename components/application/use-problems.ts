'use client';

import { useEffect, useState } from 'react';
import type { OpenApplication, UploadedDocument } from '#lib/api/contract/application/calls.ts';
import type { ApplicationDraft } from '#lib/api/contract/application/draft.ts';
import type { Problem } from './check.ts';

const missingProblems = new Set<Problem['problem']>(['required', 'tooFewPlayers', 'documentMissing']);

/**
 * Returns the problems of the draft to show. Before the first submit attempt these are only problems of fields that lost focus,
 * without missing values.
 */
export function useProblems(
  application: OpenApplication,
  draft: ApplicationDraft,
  documents: readonly UploadedDocument[],
) {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [isAttempted, setAttempted] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const isActive = isAttempted || touched.size > 0;
  useEffect(() => {
    if (!isActive) return;
    let isCurrent = true;
    import('./check.ts')
      .then(({ checkApplication }) => isCurrent && setProblems(checkApplication(application, draft, documents)))
      .catch((error: unknown) => console.warn('The fields cannot be validated in the browser.', error));
    return () => {
      isCurrent = false;
    };
  }, [isActive, application, draft, documents]);
  return {
    shown: isAttempted
      ? problems
      : problems.filter(({ path, problem }) => touched.has(path) && !missingProblems.has(problem)),
    onLeave: (path: string) => setTouched((old) => (old.has(path) ? old : new Set([...old, path]))),
    /** Shows all problems from now on, starting with the known ones. */
    attempt: (known: readonly Problem[]) => {
      setAttempted(true);
      setProblems(known);
    },
  };
}
