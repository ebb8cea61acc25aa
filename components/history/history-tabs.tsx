'use client';

import type { ComponentProps } from 'react';
import { SegmentTabs } from '#components/ui/segment-tabs.tsx';
import { useAddress } from '#components/ui/use-address.ts';

/** Tabs that keep the selected competition in their links. */
export function HistoryTabs({ tabs, ...rest }: ComponentProps<typeof SegmentTabs>) {
  const [{ competition }] = useAddress(['competition']);
  const query = competition ? `?${new URLSearchParams({ competition })}` : '';
  return <SegmentTabs {...rest} tabs={tabs.map((tab) => ({ ...tab, href: `${tab.href}${query}` }))} />;
}
