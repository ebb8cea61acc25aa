import type { ReactNode } from 'react';
import { cx } from '#components/ui/cx.ts';
import { Link } from '#components/ui/link.tsx';

/** One side of a comparison: emblem, linked name, facts below it; the second side mirrors the first. */
export function SideHead({
  emblem,
  name,
  href,
  isEnd,
  children,
}: {
  emblem: ReactNode;
  name: string;
  href?: string;
  isEnd?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={cx(
        'flex min-w-0 gap-3 max-sm:flex-col sm:items-center',
        isEnd && 'items-end text-end sm:flex-row-reverse',
      )}
    >
      {emblem}
      <div className="min-w-0 max-w-full">
        <p className="headline text-xl leading-tight sm:text-2xl">
          {href ? (
            <Link href={href} className="underline-offset-4 hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        <div className={cx('flex flex-wrap gap-x-3 text-sm text-quiet', isEnd && 'justify-end')}>{children}</div>
      </div>
    </div>
  );
}
