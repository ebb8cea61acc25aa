'use client';

import { useSelectedLayoutSegment } from 'next/navigation';
import { useRef } from 'react';
import { EarlyScript } from './early-script.tsx';
import { type RouteTab, RouteTabs } from './route-tabs.tsx';
import { saveCachedTab } from './tab-cache.ts';
import { tabScript } from './tab-script.ts';
import { endOpening, useChosenTab } from './use-chosen-tab.ts';
import { useStartOfTab } from './use-start-of-tab.ts';
import { useTabInSight } from './use-tab-in-sight.ts';

/**
 * Tabs for a layout with a folder per tab: the active tab is the segment below the layout. `defaultTab` is the id of the tab
 * without a folder; its URL also opens the tab named by the fragment, else the remembered one. The active tab is scrolled
 * into view.
 */
export function SegmentTabs({ defaultTab, ...rest }: { label: string; tabs: readonly RouteTab[]; defaultTab: string }) {
  const active = useSelectedLayoutSegment() ?? defaultTab;
  const strip = useRef<HTMLDivElement>(null);
  useChosenTab(strip, active);
  const remember = (id: string) => {
    const defaultLink = strip.current?.querySelector<HTMLAnchorElement>(`a[data-tab="${defaultTab}"]`);
    if (strip.current) endOpening(strip.current);
    if (defaultLink) saveCachedTab(defaultLink.pathname, id, Date.now());
  };
  useTabInSight(strip, active);
  useStartOfTab(strip, active);
  return (
    // The inline script sets data attributes that React does not render.
    <div ref={strip} data-default-tab={defaultTab} suppressHydrationWarning>
      <RouteTabs active={active} onChoose={remember} {...rest} />
      <EarlyScript source={tabScript} />
    </div>
  );
}
