'use client';

import type { ComponentProps } from 'react';
import { SegmentTabs } from '#components/ui/segment-tabs.tsx';
import { useAddressQuery } from '#lib/routing/use-address-query.ts';

/** The tabs take the chosen competition along. */
export function HistoryTabs({ tabs, ...rest }: ComponentProps<typeof SegmentTabs>) {
  const [competition] = useAddressQuery('competition');
  const query = competition && `?${new URLSearchParams({ competition })}`;
  return <SegmentTabs {...rest} tabs={tabs.map((tab) => ({ ...tab, href: `${tab.href}${query}` }))} />;
}
