'use client';

import type { ReactNode } from 'react';
import { cx } from '#components/ui/cx.ts';
import { Link } from '#components/ui/link.tsx';

/** Draws a player's name from its texts. */
export function PlayerLinkView({
  name,
  href,
  number,
  note,
  portrait,
  isWrapped,
  className,
}: {
  name: string;
  href?: string;
  number?: string | null;
  note?: ReactNode;
  portrait?: ReactNode;
  isWrapped?: boolean;
  className?: string;
}) {
  return (
    <span className={cx('player-name', className)}>
      {portrait}
      {number !== undefined && <span className="shirt-number">{number ?? ''}</span>}
      <span className={isWrapped ? 'name-wrapped' : 'name-cut'}>
        {href ? (
          <Link href={href} className="text-link-quiet">
            {name}
          </Link>
        ) : (
          name
        )}
        {note && <span className="name-note">{note}</span>}
      </span>
    </span>
  );
}
