'use client';

import { cx } from '#components/ui/cx.ts';
import { court, courtPaths } from '#lib/theme/court-lines.ts';

const constantStroke = { vectorEffect: 'non-scaling-stroke' } as const;

/**
 * A half court turned by 90°, with its endline at the inline start. It is 15 metres high: set the height to
 * `calc(15 * var(--metre))`.
 */
export function HalfCourt({ className }: { className?: string }) {
  return (
    <svg viewBox={`0 0 ${court.depth} ${court.width}`} aria-hidden="true" className={cx('court-lines', className)}>
      <g transform="matrix(0 1 1 0 0 0)">
        <HalfCourtLines />
        <path d={`M0 0H${court.width}`} {...constantStroke} />
      </g>
    </svg>
  );
}

/** The lines of a half court in metres, basket at the top. The parent `<g>` rotates and places them. */
export function HalfCourtLines({ paint = 'var(--band-paint)' }: { paint?: string }) {
  return (
    <>
      <path d={courtPaths.key} style={{ fill: paint }} {...constantStroke} />
      <path d={courtPaths.freeThrowArc} {...constantStroke} />
      <path d={courtPaths.threePoint} {...constantStroke} />
    </>
  );
}
