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
  isWrapping,
  children,
}: {
  tone?: BadgeTone;
  title?: string;
  /** Its words may stand below each other where the place is narrow. */
  isWrapping?: boolean;
  children: ReactNode;
}) {
  return (
    <span
      title={title}
      className={cx(
        'label inline-flex items-center gap-1 rounded-sm border px-1.5',
        isWrapping ? 'max-w-full text-center wrap-anywhere' : 'whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
