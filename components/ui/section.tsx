'use client';

import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import { SectionHeader, type SectionHeaderProps } from './section-header.tsx';

/** A page section with its heading. Pages are flat lists of sections, not nested boxes. */
export function Section({
  children,
  className,
  ...header
}: Omit<SectionHeaderProps, 'id'> & { children: ReactNode; className?: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx('min-w-0', className)}>
      <SectionHeader id={id} {...header} />
      {children}
    </section>
  );
}
