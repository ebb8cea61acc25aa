import { cx } from '#components/ui/cx.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { clubEmblem } from '#lib/theme/club-colors.ts';

/** A shield with letters in the club's colours, shown if a club has no crest. */
export function Monogram({
  letters,
  colors,
  className,
}: {
  letters: string;
  colors: TeamRef['colors'];
  className?: string;
}) {
  return (
    <svg
      viewBox="0 0 40 40"
      aria-hidden="true"
      className={cx('emblem', className)}
      style={clubEmblem(colors ? [colors.primary, colors.secondary] : undefined)}
    >
      <path d="M4 2H36V19A16 19 0 0 1 4 19Z" className="emblem-field" strokeWidth="1.5" />
      <path d="M4.75 6.5H35.25" className="emblem-mark" strokeWidth="3" />
      <text x="20" y="26" textAnchor="middle" className="emblem-text" fontSize={letters.length > 2 ? 17 : 20}>
        {letters}
      </text>
    </svg>
  );
}
