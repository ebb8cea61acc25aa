import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** A raised box with a border, for content that is not a table. */
export function Panel({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cx('border border-line bg-raised', className)}>{children}</div>;
}
