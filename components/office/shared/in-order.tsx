import type { ReactNode } from 'react';
import { cx } from '#components/ui/cx.ts';

/** Of parts one below the other, those after one that is still on its way are not shown: they would move from under the finger. */
export const inOrder = '[&>:is([data-opening],:has([data-opening]))~*]:hidden';

/** Parts that are shown in their order. */
export function InOrder({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cx(inOrder, className)}>{children}</div>;
}
