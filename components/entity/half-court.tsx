import { cx } from '#components/ui/cx.ts';
import { court, courtPaths } from '#lib/theme/court-lines.ts';

const still = { vectorEffect: 'non-scaling-stroke' } as const;

/**
 * The large arc: a half court lying on its side, its endline at the start. It is 15 metres high, so set the height to
 * `calc(15 * var(--metre))`.
 */
export function HalfCourt({ className }: { className?: string }) {
  return (
    <svg viewBox={`0 0 ${court.depth} ${court.width}`} aria-hidden="true" className={cx('court-lines', className)}>
      <g transform="matrix(0 1 1 0 0 0)">
        <HalfCourtLines />
        <path d={`M0 0H${court.width}`} {...still} />
      </g>
    </svg>
  );
}

/** In metres, basket at the top; for a group that is turned and placed by its owner. */
export function HalfCourtLines({ paint = 'var(--band-paint)' }: { paint?: string }) {
  return (
    <>
      <path d={courtPaths.key} style={{ fill: paint }} {...still} />
      <path d={courtPaths.freeThrowArc} {...still} />
      <path d={courtPaths.threePoint} {...still} />
    </>
  );
}
