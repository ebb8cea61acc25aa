import type { TeamRef } from '#lib/api/contract/team.ts';
import { clubBand } from '#lib/theme/club-colors.ts';

/** A shield of letters: the arc of the three-point line turned into a crest. */
export function Monogram({ letters, colors, size }: { letters: string; colors: TeamRef['colors']; size: number }) {
  const style = clubBand(colors ? [colors.primary, colors.secondary] : undefined);
  return (
    <svg
      viewBox="0 0 40 40"
      width={size}
      height={size}
      aria-hidden="true"
      className="inline-block shrink-0"
      style={style}
    >
      <path d="M4 2H36V19A16 19 0 0 1 4 19Z" className="fill-band stroke-band-edge" strokeWidth="1.5" />
      <path d="M4.75 6.500H35.25" className="stroke-band-mark" strokeWidth="3" />
      <text
        x="20"
        y="26"
        textAnchor="middle"
        className="fill-on-band font-display font-extrabold"
        fontSize={letters.length > 2 ? 17 : 20}
      >
        {letters}
      </text>
    </svg>
  );
}
