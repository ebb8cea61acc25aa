'use client';

import { useSelectedLayoutSegment } from 'next/navigation';
import { type RouteTab, RouteTabs } from './route-tabs.tsx';

/**
 * Tabs for a layout that has a folder for each tab: the active one is the segment below the layout. The tab that has no
 * folder (the default one) is named by `defaultTab`.
 */
export function SegmentTabs({ defaultTab, ...rest }: { label: string; tabs: readonly RouteTab[]; defaultTab: string }) {
  return <RouteTabs active={useSelectedLayoutSegment() ?? defaultTab} {...rest} />;
}
