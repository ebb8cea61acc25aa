'use client';

import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { cx } from '#components/ui/cx.ts';
import type { HistoryLabels } from './history-labels.ts';

/** Holds what was answered: fades it while another answer is on its way, and says so where none came. */
export function AnswerPane({
  isLoading,
  isFailed,
  retry,
  words,
  children,
}: {
  isLoading: boolean;
  isFailed: boolean;
  retry: () => void;
  words: Pick<HistoryLabels, 'loading' | 'failed' | 'retry'>;
  children: ReactNode;
}) {
  return (
    <div aria-busy={isLoading} className="min-w-0">
      <p role="status" className="sr-only">
        {isLoading ? words.loading : ''}
      </p>
      {isFailed ? (
        <div role="alert" className="flex flex-wrap items-center gap-4 border-b border-line bg-raised p-4">
          <p>{words.failed}</p>
          <Button onClick={retry}>{words.retry}</Button>
        </div>
      ) : (
        <div className={cx('flex flex-col gap-10', isLoading && 'opacity-50')}>{children}</div>
      )}
    </div>
  );
}
