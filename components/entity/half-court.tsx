import type { CSSProperties, ReactNode } from 'react';
import { cx } from '#components/ui/cx.ts';

/** The lines of a half court, basket at the top, as the footer of the page draws them: every other court repeats them. */
const linesId = 'half-court';

/**
 * A half court turned by 90°, with its endline at the inline start. It is 15 metres high: set the height to
 * `calc(15 * var(--metre))`. `children` are the lines themselves, once in a page.
 */
export function HalfCourt({ className, children }: { className?: string; children?: ReactNode }) {
  return (
    <svg viewBox="0 0 14 15" aria-hidden="true" className={cx('court-lines', className)}>
      {children ? (
        <g transform={turned}>
          <g id={linesId}>{children}</g>
        </g>
      ) : (
        <RepeatedLines />
      )}
      <path d="M0 0V15" />
    </svg>
  );
}

const turned = 'matrix(0 1 1 0 0 0)';

/** The lines of a half court, turned by 90° unless `transform` says otherwise; `paint` fills the key. */
export function RepeatedLines({ transform = turned, paint }: { transform?: string; paint?: string }) {
  return <use href={`#${linesId}`} transform={transform} style={{ '--band-paint': paint } as CSSProperties} />;
}
