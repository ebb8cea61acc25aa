import type { ReactNode } from 'react';
import { cx } from '#components/ui/cx.ts';
import { Link } from '#components/ui/link.tsx';
import type { PlayerRef } from '#lib/api/contract/player.ts';

/** A player's name, inline, without a link where it is hidden: `number` before it, `note` (team, position) after it in muted text. */
export function PlayerLink({
  player,
  href,
  number,
  note,
  portrait,
  isWrapped,
  className,
}: {
  player: PlayerRef;
  href?: string;
  number?: string | null;
  note?: ReactNode;
  /** A `Portrait`, if the line is high enough. */
  portrait?: ReactNode;
  /** Wraps a long name instead of truncating it. */
  isWrapped?: boolean;
  className?: string;
}) {
  const name =
    href && !player.isHidden ? (
      <Link href={href} className="underline-offset-4 hover:underline">
        {player.name}
      </Link>
    ) : (
      player.name
    );
  return (
    <span className={cx('inline-flex max-w-full min-w-0 items-center gap-2 align-middle', className)}>
      {portrait}
      {number !== undefined && <span className="figures w-5 shrink-0 text-end text-quiet">{number ?? ''}</span>}
      <span className={cx('min-w-0', isWrapped ? 'leading-tight text-balance' : 'truncate')}>
        {name}
        {note && <span className="ms-1.5 text-xs text-quiet">{note}</span>}
      </span>
    </span>
  );
}
