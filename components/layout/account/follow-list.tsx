'use client';

import { Link } from '#components/ui/link.tsx';
import type { NamedFollow } from '#lib/account/follow.ts';

/** Links to what is followed, the newest first. */
export function FollowList({
  title,
  follows,
  onClose,
}: {
  title: string;
  follows: readonly NamedFollow[];
  onClose: () => void;
}) {
  return (
    <div className="border-t border-line pt-3">
      <h2 className="label text-quiet">{title}</h2>
      <ul>
        {follows.toReversed().map(({ noun, id, name, href }) => (
          <li key={`${noun} ${id}`}>
            <Link href={href} prefetch={false} className="account-link" onClick={onClose}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
