import { courtPaths } from '#lib/theme/court-lines.ts';

const constantStroke = { vectorEffect: 'non-scaling-stroke' } as const;

/** The lines of a half court in metres, basket at the top. The parent `<g>` rotates and places them; `paint` fills the key. */
export function HalfCourtLines({ paint = 'var(--band-paint)' }: { paint?: string }) {
  return (
    <>
      <path d={courtPaths.key} style={{ fill: paint }} {...constantStroke} />
      <path d={courtPaths.freeThrowArc} {...constantStroke} />
      <path d={courtPaths.threePoint} {...constantStroke} />
    </>
  );
}
