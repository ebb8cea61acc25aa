'use client';

import { Tabs as Base } from '@base-ui/react/tabs';
import { type ReactNode, useEffect, useState } from 'react';
import { chooseTab, type Tab } from './choose-tab.ts';
import { readCachedTab, saveCachedTab } from './tab-cache.ts';

export type TabPanel = Tab & { prefix?: ReactNode; suffix?: ReactNode; content: ReactNode };

/**
 * Tabs inside one page. Which one is open: `defaultTab`, else the fragment of the address, else the one opened in this
 * `group` in the last five minutes, else the first. Tabs that have pages of their own are `RouteTabs`.
 */
export function Tabs({
  label,
  group,
  tabs,
  defaultTab,
}: {
  label: string;
  /** Under this name the choice is remembered. */
  group: string;
  tabs: readonly TabPanel[];
  defaultTab?: string;
}) {
  const [active, setActive] = useState(() => chooseTab(tabs, { defaultTab }));
  useEffect(() => {
    const choose = () =>
      setActive(chooseTab(tabs, { defaultTab, hash: location.hash, cached: readCachedTab(group, Date.now()) }));
    choose();
    window.addEventListener('hashchange', choose);
    return () => window.removeEventListener('hashchange', choose);
  }, [tabs, defaultTab, group]);
  const open = (id: string) => {
    const tab = tabs.find((candidate) => candidate.id === id);
    if (!tab || tab.isDisabled) return;
    setActive(id);
    saveCachedTab(group, id, Date.now());
    history.replaceState(history.state, '', `#${tab.hash ?? id}`);
  };
  return (
    <Base.Root value={active ?? null} onValueChange={open}>
      <Base.List aria-label={label} className="flex overflow-x-auto border-b border-line scroll-quiet">
        {tabs.map(({ id, name, prefix, suffix, isDisabled }) => (
          <Base.Tab
            key={id}
            value={id}
            disabled={isDisabled}
            className="arc-mark flex min-h-12 shrink-0 items-center gap-1.5 px-3 pb-1.5 font-semibold -outline-offset-2 not-data-active:text-quiet data-disabled:cursor-not-allowed data-disabled:opacity-55 sm:px-4"
          >
            {prefix}
            {name}
            {suffix}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map(({ id, content }) => (
        <Base.Panel key={id} value={id} className="pt-4">
          {content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
