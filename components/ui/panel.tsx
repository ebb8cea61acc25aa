import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** A raised field for things that are not a table: square, lined, without a shadow. */
export function Panel({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cx('border border-line bg-raised', className)}>{children}</div>;
}
