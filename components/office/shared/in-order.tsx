import type { ReactNode } from 'react';
import { cx } from '#components/ui/cx.ts';

/** Parts one below the other. What follows one that is still on its way is not shown: it would move from under the finger. */
export function InOrder({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cx('[&>:is([data-opening],:has([data-opening]))~*]:hidden', className)}>{children}</div>;
}
