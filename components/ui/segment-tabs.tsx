'use client';

import { useSelectedLayoutSegment } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { type RouteTab, RouteTabs } from './route-tabs.tsx';

/**
 * Tabs for a layout that has a folder for each tab: the active one is the segment below the layout. The tab that has no
 * folder (the default one) is named by `defaultTab`. On a phone the active one is brought into sight.
 */
export function SegmentTabs({ defaultTab, ...rest }: { label: string; tabs: readonly RouteTab[]; defaultTab: string }) {
  const active = useSelectedLayoutSegment() ?? defaultTab;
  const strip = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark moves when the active tab does
  useEffect(() => {
    const tab = strip.current?.querySelector<HTMLElement>('[aria-current]');
    const list = tab?.closest('ul');
    if (tab && list) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
  }, [active]);
  return (
    <div ref={strip}>
      <RouteTabs active={active} {...rest} />
    </div>
  );
}
