'use client';

import { Tabs as Base } from '@base-ui/react/tabs';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { chooseTab, type Tab, tabOfHash, withIds } from './choose-tab.ts';
import { readCachedTab, saveCachedTab } from './tab-cache.ts';

export type TabPanel = Tab & { prefix?: ReactNode; suffix?: ReactNode; content: ReactNode };

/**
 * Tabs inside one page. Which one is open: `defaultTab`, else the fragment of the address, else the one opened in this
 * `group` in the last five minutes, else the first. After that the visitor chooses, also by a fragment that changes. Tabs that
 * have pages of their own are `RouteTabs`.
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
  const named = withIds(tabs);
  const [chosen, setChosen] = useState(() => chooseTab(named, { defaultTab }));
  const active = chooseTab(named, { defaultTab: chosen });
  // Before the first paint in the browser; the server knows neither fragment nor what is remembered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, later on the visitor chooses
  useLayoutEffect(() => {
    setChosen(chooseTab(named, { defaultTab, hash: location.hash, cached: readCachedTab(group, Date.now()) }));
  }, []);
  useEffect(() => {
    const follow = () => setChosen((before) => tabOfHash(tabs, location.hash)?.id ?? before);
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [tabs]);
  const open = (id: string) => {
    const tab = named.find((candidate) => candidate.id === id);
    if (!tab || tab.isDisabled) return;
    setChosen(id);
    saveCachedTab(group, id, Date.now());
    history.replaceState(history.state, '', `#${tab.hash}`);
  };
  return (
    <Base.Root value={active ?? null} onValueChange={open}>
      <Base.List aria-label={label} className="flex overflow-x-auto border-b border-line scroll-quiet">
        {named.map(({ id, name, prefix, suffix, isDisabled }) => (
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
      {named.map(({ id, content }) => (
        <Base.Panel key={id} value={id} className="pt-4">
          {content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
