'use client';

import { useEffect, useState } from 'react';

type State<Answer> = { requestKey: string; answer: Answer; isFailed: boolean };

/**
 * Returns the data of the page while `requestKey` is empty, else the result of `load`. The previous result stays
 * until the next one arrives.
 */
export function useAnswer<Answer>(requestKey: string, initial: Answer, load: (signal: AbortSignal) => Promise<Answer>) {
  const [state, setState] = useState<State<Answer>>({ requestKey: '', answer: initial, isFailed: false });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `requestKey` covers all that `load` depends on
  useEffect(() => {
    if (requestKey === '') {
      setState({ requestKey, answer: initial, isFailed: false });
      return;
    }
    const abort = new AbortController();
    load(abort.signal)
      .then((answer) => setState({ requestKey, answer, isFailed: false }))
      .catch(() => {
        if (!abort.signal.aborted) setState((before) => ({ ...before, requestKey, isFailed: true }));
      });
    return () => abort.abort();
  }, [requestKey, attempt, initial]);
  return {
    answer: state.answer,
    isLoading: state.requestKey !== requestKey,
    isFailed: state.isFailed && state.requestKey === requestKey,
    retry: () => setAttempt(attempt + 1),
  };
}
