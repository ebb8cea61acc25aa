import { cx } from '#components/ui/cx.ts';
import type { PlayerRef } from '#lib/api/contract/player.ts';
import { clubEmblem } from '#lib/theme/club-colors.ts';
import { EmblemImage } from './emblem-image.tsx';
import { type EmblemSize, emblemSizes } from './emblem-size.ts';
import { initials } from './initials.ts';

/** A player's photo, or the number (else initials) in the team's colours. Decorative: the name stands beside it. */
export function Portrait({
  player,
  number,
  colors,
  size = 'sm',
  isOnScreen,
}: {
  player: Pick<PlayerRef, 'name' | 'portrait' | 'isHidden'>;
  number?: string | null;
  /** The team's colours, primary first. */
  colors?: readonly string[];
  size?: EmblemSize;
  /** Screens of venues and streams enlarge it: there it is the file as stored. */
  isOnScreen?: boolean;
}) {
  const shown = number ?? (player.isHidden ? player.name.match(/\d+/)?.[0] : undefined);
  if (player.portrait) return <EmblemImage kind="portrait" src={player.portrait} size={size} isOnScreen={isOnScreen} />;
  return (
    <svg
      viewBox="0 0 40 40"
      aria-hidden="true"
      className={cx('emblem', emblemSizes[size].className)}
      style={clubEmblem(colors)}
    >
      <circle cx="20" cy="20" r="19.25" className="emblem-field" strokeWidth="1.5" />
      <text x="20" y="27" textAnchor="middle" className="emblem-text" fontSize={shown ? 21 : 18}>
        {shown ?? (player.isHidden ? '–' : initials(player.name).slice(0, 2))}
      </text>
    </svg>
  );
}
