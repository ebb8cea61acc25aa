'use client';

import { useSelectedLayoutSegment } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { type RouteTab, RouteTabs } from './route-tabs.tsx';
import { saveCachedTab } from './tab-cache.ts';
import { tabScript } from './tab-script.ts';
import { useChosenTab } from './use-chosen-tab.ts';

const isServer = typeof window === 'undefined';

/**
 * Tabs for a layout that has a folder for each tab: the active one is the segment below the layout. The tab that has no
 * folder (the default one) is named by `defaultTab`; its address also opens the tab that the fragment names, else the one
 * remembered. On a phone the active one is brought into sight.
 */
export function SegmentTabs({ defaultTab, ...rest }: { label: string; tabs: readonly RouteTab[]; defaultTab: string }) {
  const active = useSelectedLayoutSegment() ?? defaultTab;
  const strip = useRef<HTMLDivElement>(null);
  useChosenTab(strip, active);
  const remember = (id: string) => {
    const own = strip.current?.querySelector<HTMLAnchorElement>(`a[data-tab="${defaultTab}"]`);
    delete strip.current?.dataset.opening;
    if (own) saveCachedTab(own.pathname, id, Date.now());
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark moves when the active tab does
  useEffect(() => {
    const tab = strip.current?.querySelector<HTMLElement>('[aria-current]');
    const list = tab?.closest('ul');
    if (tab && list) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
  }, [active]);
  return (
    // What the script has marked is not in what React draws.
    <div ref={strip} data-default-tab={defaultTab} suppressHydrationWarning>
      <RouteTabs active={active} onChoose={remember} {...rest} />
      {/* React complains of a script that it draws in the browser, where it would not run, but not of a text. */}
      <script
        type={isServer ? undefined : 'text/plain'}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
        dangerouslySetInnerHTML={{ __html: isServer ? tabScript : '' }}
      />
    </div>
  );
}
