'use client';

import { type ReactNode, use } from 'react';
import { cx } from '#components/ui/cx.ts';
import { MomentContext } from './moment.ts';

/** Says that the table is that of the moment. Its place is kept where a game is on, until that table has come. */
export function LiveNote({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  const isShown = use(MomentContext)?.isLive ?? false;
  if (!isShown && !isOn) return null;
  return (
    <p role="status" className={cx('text-sm', !isShown && 'invisible')}>
      {children}
    </p>
  );
}
