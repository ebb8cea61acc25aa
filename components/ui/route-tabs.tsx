import type { ReactNode } from 'react';
import { tabId } from './choose-tab.ts';
import { cx } from './cx.ts';
import { Link } from './link.tsx';

export type RouteTab = {
  id: string;
  label: string;
  href: string;
  prefix?: ReactNode;
  /** A count or a state after the label. */
  suffix?: ReactNode;
  isDisabled?: boolean;
};

type RouteTabsProps = {
  label: string;
  tabs: readonly RouteTab[];
  /** The id of the active tab. */
  active: string;
  onChoose?: ((id: string) => void) | undefined;
};

/** Tabs whose panels are pages. The strip scrolls horizontally on a phone. */
export function RouteTabs({ label, tabs, active, onChoose }: RouteTabsProps) {
  return (
    <nav aria-label={label} className="relative -mx-[clamp(1rem,3.2vw,2.5rem)] min-w-0" data-print="none">
      <ul className="tab-strip flex overflow-x-auto scroll-quiet px-[clamp(1rem,3.2vw,2.5rem)]">
        {tabs.map((tab) => (
          <li key={tab.id} className="shrink-0">
            <TabLink tab={tab} isActive={tab.id === active} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

type TabLinkProps = Pick<RouteTabsProps, 'onChoose'> & { tab: RouteTab; isActive: boolean };

function TabLink({ tab, isActive, onChoose }: TabLinkProps) {
  const linkClass = 'tab-link arc-mark';
  const content = (
    <>
      {tab.prefix}
      {tab.label}
      {tab.suffix}
    </>
  );
  if (tab.isDisabled)
    return (
      // biome-ignore lint/a11y/useSemanticElements: HTML has no element for a disabled link
      <span role="link" aria-disabled="true" tabIndex={-1} className={cx(linkClass, 'cursor-not-allowed opacity-55')}>
        {content}
      </span>
    );
  return (
    <Link
      href={tab.href}
      scroll={false}
      data-tab={tab.id}
      data-tab-name={tabId(tab.label)}
      onClick={(event) => {
        if (!(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) onChoose?.(tab.id);
      }}
      aria-current={isActive ? 'page' : undefined}
      className={cx(linkClass, '-outline-offset-2', !isActive && 'text-quiet hover:text-inherit')}
    >
      {content}
    </Link>
  );
}
