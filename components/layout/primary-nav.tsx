'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Link } from '#components/ui/link.tsx';
import { splitLocale } from '#lib/routing/locale-prefix.ts';
import { currentItem, type NavItem } from './current-item.ts';

export type { NavItem } from './current-item.ts';

/** The main navigation on wide screens. A small arc marks the current item. */
export function PrimaryNav({ label, items }: { label: string; items: readonly NavItem[] }) {
  const current = useCurrentItem(items);
  return (
    <nav aria-label={label} className="hidden min-w-0 lg:block">
      <ul className="flex h-full items-stretch">
        {items.map((item) => (
          <li key={item.href}>
            <Link
              href={item.href}
              aria-current={item.href === current ? 'page' : undefined}
              className="nav-link arc-mark"
            >
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Returns the current item, after mounting: behind rewrites the server sees another path than the visitor. */
export function useCurrentItem(items: readonly NavItem[]): string | null {
  const { path } = splitLocale(usePathname());
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => setCurrent(currentItem(items, path)), [items, path]);
  return current;
}
