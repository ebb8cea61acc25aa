'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ApiFailure } from '#lib/api/api-failure.ts';

/** Sends commands one at a time. `problem` says why the last one was not accepted, `notFound` what an unknown thing means. */
export function useCommand(notFound?: string) {
  const t = useTranslations('fantasy.command');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const textOf = ({ status, code, issues, message }: ApiFailure) => {
    if (status === 0) return t('lost');
    if (code === 'not-found' && notFound) return notFound;
    return t('refused', { reason: issues?.map((issue) => issue.message).join('; ') || message });
  };
  const run = async <Answer>(
    send: () => Promise<Answer>,
    onProblem: (text: string) => void = setProblem,
  ): Promise<Answer | null> => {
    setBusy(true);
    setProblem(null);
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      onProblem(textOf(error));
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { run, isBusy, problem, setProblem };
}
