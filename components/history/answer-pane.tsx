'use client';

import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { cx } from '#components/ui/cx.ts';
import type { HistoryLabels } from './history-labels.ts';

/** Frame of fetched results: fades them while others load, and offers a retry after a failure. */
export function AnswerPane({
  isLoading,
  isFailed,
  retry,
  labels,
  children,
}: {
  isLoading: boolean;
  isFailed: boolean;
  retry: () => void;
  labels: Pick<HistoryLabels, 'loading' | 'failed' | 'retry'>;
  children: ReactNode;
}) {
  return (
    <div aria-busy={isLoading} className="min-w-0">
      <p role="status" className="sr-only">
        {isLoading ? labels.loading : ''}
      </p>
      {isFailed ? (
        <div role="alert" className="flex flex-wrap items-center gap-4 border-b border-line bg-raised p-4">
          <p>{labels.failed}</p>
          <Button onClick={retry}>{labels.retry}</Button>
        </div>
      ) : (
        <div className={cx('flex flex-col gap-10', isLoading && 'opacity-50')}>{children}</div>
      )}
    </div>
  );
}
