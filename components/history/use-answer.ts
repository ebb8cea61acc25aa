'use client';

import { useEffect, useState } from 'react';

type State<Answer> = { asked: string; answer: Answer; isFailed: boolean };

/**
 * What the page came with while nothing else is asked for (`asked` is empty), else what `load` brings. Until that is there,
 * the answer before stays.
 */
export function useAnswer<Answer>(asked: string, initial: Answer, load: (signal: AbortSignal) => Promise<Answer>) {
  const [state, setState] = useState<State<Answer>>({ asked: '', answer: initial, isFailed: false });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` says all that `load` depends on
  useEffect(() => {
    if (asked === '') {
      setState({ asked, answer: initial, isFailed: false });
      return;
    }
    const abort = new AbortController();
    load(abort.signal)
      .then((answer) => setState({ asked, answer, isFailed: false }))
      .catch(() => {
        if (!abort.signal.aborted) setState((before) => ({ ...before, asked, isFailed: true }));
      });
    return () => abort.abort();
  }, [asked, attempt, initial]);
  return {
    answer: state.answer,
    isLoading: state.asked !== asked,
    isFailed: state.isFailed && state.asked === asked,
    retry: () => setAttempt(attempt + 1),
  };
}
