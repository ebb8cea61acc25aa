'use client';

import { use } from 'react';
import { cx } from '#components/ui/cx.ts';
import { Link } from '#components/ui/link.tsx';
import { ListQuery } from '#components/ui/list-query.ts';
import { segmentClass, segmentStripClass } from '#components/ui/segments.ts';

export type PeriodLink = { period: number; name: string; href: string };

/** The periods of a game, each a page of its own; what the visitor has filtered stays filtered on the next page. */
export function PeriodLinks({
  label,
  periods,
  shown,
}: {
  label: string;
  periods: readonly PeriodLink[];
  shown: number;
}) {
  const query = use(ListQuery);
  return (
    <nav aria-label={label} className="play-periods" data-print="none">
      <ul className={segmentStripClass}>
        {periods.map(({ period, name, href }) => (
          <li key={period} className="flex not-first:border-s border-line">
            <Link
              href={`${href}${query}`}
              aria-current={period === shown ? 'page' : undefined}
              className={cx(segmentClass, '-outline-offset-2', period === shown && 'bg-ink text-page')}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
