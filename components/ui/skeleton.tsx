import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** A place that is being filled; give it the size of what will stand there. */
export function Skeleton({ className, isRound }: { className?: string; isRound?: boolean }) {
  return <div aria-hidden className={cx('pulse bg-line', isRound ? 'rounded-full' : 'rounded-sm', className)} />;
}

/** Names the waiting for screen readers, around any skeletons. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-label={label} className="min-w-0">
      {children}
    </div>
  );
}

export function TableSkeleton({ label, rows = 10, columns = 8 }: { label: string; rows?: number; columns?: number }) {
  return (
    <Loading label={label}>
      <div className="overflow-clip border-b border-line bg-raised">
        <div className="h-9 bg-sunken" />
        {keys(rows).map((row) => (
          <div key={row} className="flex h-[2.3125rem] items-center gap-6 border-b border-line px-3">
            <Skeleton className="h-4 w-40 shrink-0" />
            {keys(columns).map((column) => (
              <Skeleton key={column} className="ms-auto h-4 w-8 shrink-0" />
            ))}
          </div>
        ))}
      </div>
    </Loading>
  );
}

export function ListSkeleton({ label, rows = 5 }: { label: string; rows?: number }) {
  return (
    <Loading label={label}>
      <div className="border-b border-line bg-raised">
        {keys(rows).map((row) => (
          <div key={row} className="flex h-20 items-center gap-4 border-b border-line px-3">
            <Skeleton isRound className="size-9 shrink-0" />
            <div className="flex-1 space-y-2">
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-4 w-1/3" />
            </div>
            <Skeleton className="h-8 w-14" />
          </div>
        ))}
      </div>
    </Loading>
  );
}

const keys = (count: number) => Array.from({ length: count }, (_, index) => index);
