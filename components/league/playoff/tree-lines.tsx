import type { TreeLine } from '#lib/playoff/lay-out-tree.ts';

/** Connector lines between two rounds of the bracket. */
export function TreeLines({ lines, rows, column }: { lines: readonly TreeLine[]; rows: number; column: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 2 ${rows}`}
      preserveAspectRatio="none"
      className="h-full w-full fill-none stroke-line-strong stroke-[1.5px] max-lg:hidden lg:[grid-area:var(--place)]"
      style={{ '--place': `2 / ${column} / span ${rows}` }}
    >
      {lines.map(({ from, to }) => (
        <path key={from} vectorEffect="non-scaling-stroke" d={`M0 ${from}H1V${to}H2`} />
      ))}
    </svg>
  );
}
