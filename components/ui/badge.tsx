import type { ReactNode } from 'react';
import { cx } from './cx.ts';

const tones = {
  neutral: 'border-line-strong text-quiet',
  positive: 'border-positive text-positive',
  negative: 'border-negative text-negative',
  warning: 'border-warning text-warning',
  live: 'border-live text-live',
  solid: 'border-ink bg-ink text-page',
} as const;

export type BadgeTone = keyof typeof tones;

/** A short label for a state, kind or rank. */
export function Badge({
  tone = 'neutral',
  title,
  children,
}: {
  tone?: BadgeTone;
  title?: string;
  children: ReactNode;
}) {
  return (
    <span
      title={title}
      className={cx('label inline-flex items-center gap-1 rounded-sm border px-1.5 whitespace-nowrap', tones[tone])}
    >
      {children}
    </span>
  );
}
