import { cx } from '#components/ui/cx.ts';
import { court, courtPaths } from '#lib/theme/court-lines.ts';

/**
 * The large arc: a half court lying on its side, the endline at the start of the page, drawn in the lines of the band. The
 * thing whose page it is stands in the painted key.
 */
export function HalfCourt({ className }: { className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${court.depth} ${court.width}`}
      aria-hidden="true"
      className={cx('court-lines overflow-visible', className)}
    >
      <g transform={`matrix(0 1 1 0 0 0)`}>
        <HalfCourtLines />
      </g>
    </svg>
  );
}

/** In metres, basket at the top; for a group that is turned and scaled by its owner. */
export function HalfCourtLines({ paint = 'var(--band-paint)' }: { paint?: string }) {
  const still = { vectorEffect: 'non-scaling-stroke' } as const;
  return (
    <>
      <path d={courtPaths.key} style={{ fill: paint }} {...still} />
      <path d={courtPaths.freeThrowArc} {...still} />
      <path d={courtPaths.threePoint} {...still} />
    </>
  );
}
