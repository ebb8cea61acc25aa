import type { ReactNode } from 'react';
import { cx } from '#components/ui/cx.ts';

/** The content of a page below its masthead: a column of sections, the first of which a phone paints first (`sections.css`). */
export function PageBody({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cx('page-body page-width flex flex-col gap-10 py-6 sm:py-8', className)}>{children}</div>;
}

/** Two columns from 1024 px: main content (8 of 12) and aside (4 of 12). */
export function PageColumns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className="grid gap-x-10 gap-y-10 lg:grid-cols-12">
      <div className="flex min-w-0 flex-col gap-10 lg:col-span-8">{children}</div>
      <aside className="flex min-w-0 flex-col gap-10 lg:col-span-4">{aside}</aside>
    </div>
  );
}
