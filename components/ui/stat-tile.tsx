'use client';

import type { ReactNode } from 'react';

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

/** A grid of tiles as a description list. */
export function StatTiles({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-x-4 gap-y-5">{children}</dl>;
}
