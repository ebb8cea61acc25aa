import { court } from '#lib/theme/court-lines.ts';
import { HalfCourtLines } from './half-court.tsx';

/** A full court as a background; each key has the colour of its team. */
export function FullCourt({ homePaint, awayPaint }: { homePaint: string; awayPaint: string }) {
  const length = court.depth * 2;
  const constantStroke = { vectorEffect: 'non-scaling-stroke' } as const;
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
      <path d={`M${court.depth} 0V${court.width}`} {...constantStroke} />
      <circle
        cx={court.depth}
        cy={court.width / 2}
        r={court.circleRadius}
        style={{ fill: 'var(--board)' }}
        {...constantStroke}
      />
    </svg>
  );
}
