'use client';

import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** A figure with its label; `note` compares it (a rank, the league average). */
export function StatTile({
  label,
  title,
  value,
  note,
}: {
  label: string;
  title?: string;
  value: string;
  note?: ReactNode;
}) {
  return (
    <div className="flex min-w-0 flex-col border-s-2 border-line-strong ps-3">
      <dt className="label text-quiet">{title ? <abbr title={title}>{label}</abbr> : label}</dt>
      <dd className="headline figures text-3xl">{value}</dd>
      {note && <dd className="text-xs text-quiet">{note}</dd>}
    </div>
  );
}

/** A grid of tiles as a description list; `isWide` for figures of six digits. */
export function StatTiles({ isWide, children }: { isWide?: boolean; children: ReactNode }) {
  return (
    <dl
      className={cx(
        'grid gap-x-4 gap-y-5',
        isWide ? 'grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))]' : 'grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))]',
      )}
    >
      {children}
    </dl>
  );
}
