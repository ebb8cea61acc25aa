'use client';

import { useEffect, useState } from 'react';

const retryMs = 5_000;

/** The last good answer, asked for again every `everyMs`; null before the first. */
export function useKept<Answer>(load: () => Promise<Answer>, everyMs: number): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    let closed = false;
    let timeout: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      const next = await load().then(
        (fresh) => {
          if (!closed) setAnswer(fresh);
          return everyMs;
        },
        () => retryMs,
      );
      if (!closed) timeout = setTimeout(() => void ask(), next);
    };
    void ask();
    return () => {
      closed = true;
      clearTimeout(timeout);
    };
  }, [load, everyMs]);
  return answer;
}
