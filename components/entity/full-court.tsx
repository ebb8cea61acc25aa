import { RepeatedLines } from './half-court.tsx';

/** A full court of 28 by 15 metres as a background; each key has the colour of its team. */
export function FullCourt({ homePaint, awayPaint }: { homePaint: string; awayPaint: string }) {
  return (
    <svg
      viewBox="0 0 28 15"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="court-lines inset-0 size-full"
    >
      <RepeatedLines paint={homePaint} />
      <RepeatedLines paint={awayPaint} transform="matrix(0 1 -1 0 28 0)" />
      <path d="M14 0V15" />
      <circle cx="14" cy="7.5" r="1.8" style={{ fill: 'var(--board)' }} />
    </svg>
  );
}
