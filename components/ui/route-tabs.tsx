import type { ReactNode } from 'react';
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

/** Tabs that are pages. Scrolls sideways on a phone; `active` is the id of the tab that is shown. */
export function RouteTabs({ label, tabs, active }: { label: string; tabs: readonly RouteTab[]; active: string }) {
  return (
    <nav aria-label={label} className="relative -mx-[clamp(1rem,3.2vw,2.5rem)] min-w-0" data-print="none">
      <ul className="tab-strip flex overflow-x-auto scroll-quiet px-[clamp(1rem,3.2vw,2.5rem)]">
        {tabs.map((tab) => (
          <li key={tab.id} className="shrink-0">
            <TabLink tab={tab} isActive={tab.id === active} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TabLink({ tab, isActive }: { tab: RouteTab; isActive: boolean }) {
  const look = 'arc-mark flex min-h-12 items-center gap-1.5 px-3 pb-1.5 text-base font-semibold sm:px-4';
  const content = (
    <>
      {tab.prefix}
      {tab.label}
      {tab.suffix}
    </>
  );
  if (tab.isDisabled)
    return (
      // biome-ignore lint/a11y/useSemanticElements: a link that leads nowhere has no element of its own
      <span role="link" aria-disabled="true" tabIndex={-1} className={cx(look, 'cursor-not-allowed opacity-55')}>
        {content}
      </span>
    );
  return (
    <Link
      href={tab.href}
      scroll={false}
      aria-current={isActive ? 'page' : undefined}
      className={cx(look, '-outline-offset-2', !isActive && 'text-quiet hover:text-inherit')}
    >
      {content}
    </Link>
  );
}
