import { court } from '#lib/theme/court-lines.ts';
import { HalfCourtLines } from './half-court.tsx';

/** A whole court behind two teams: each key is painted in the colour of the team that stands in it. */
export function FullCourt({ homePaint, awayPaint }: { homePaint: string; awayPaint: string }) {
  const length = court.depth * 2;
  const still = { vectorEffect: 'non-scaling-stroke' } as const;
  return (
    <svg
      viewBox={`0 0 ${length} ${court.width}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="court-lines inset-0 size-full"
    >
      <g transform="matrix(0 1 1 0 0 0)">
        <HalfCourtLines paint={homePaint} />
      </g>
      <g transform={`matrix(0 1 -1 0 ${length} 0)`}>
        <HalfCourtLines paint={awayPaint} />
      </g>
      <path d={`M${court.depth} 0V${court.width}`} {...still} />
      <circle
        cx={court.depth}
        cy={court.width / 2}
        r={court.circleRadius}
        style={{ fill: 'var(--board)' }}
        {...still}
      />
    </svg>
  );
}
