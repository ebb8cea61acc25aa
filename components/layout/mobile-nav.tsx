'use client';

import { type ReactNode, useRef } from 'react';
import { cx } from '#components/ui/cx.ts';
import { IconButton } from '#components/ui/icon-button.tsx';
import { Link } from '#components/ui/link.tsx';
import { type NavItem, useCurrentItem } from './primary-nav.tsx';

/** The navigation on a phone: a full-screen native dialog with large touch targets. */
export function MobileNav({
  items,
  more,
  labels,
  children,
}: {
  items: readonly NavItem[];
  /** Shown smaller, below the others. */
  more: readonly NavItem[];
  labels: { open: string; close: string; title: string };
  children?: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const current = useCurrentItem(items);
  return (
    <div className="lg:hidden">
      <IconButton icon="menu" label={labels.open} aria-haspopup="dialog" onClick={() => dialog.current?.showModal()} />
      <dialog
        ref={dialog}
        aria-label={labels.title}
        data-ground="band"
        className="m-0 h-dvh max-h-none w-screen max-w-none overflow-y-auto p-4"
      >
        <div className="flex justify-end">
          <IconButton icon="close" label={labels.close} onClick={() => dialog.current?.close()} />
        </div>
        <nav aria-label={labels.title}>
          <ul>
            {items.map((item) => (
              <li key={item.href} className="border-b border-band-line">
                <Link
                  href={item.href}
                  aria-current={item.href === current ? 'page' : undefined}
                  onClick={() => dialog.current?.close()}
                  className={cx('menu-link', item.href === current && 'border-s-4 border-band-mark ps-3')}
                >
                  {item.label}
                </Link>
              </li>
            ))}
          </ul>
          <ul className="grid grid-cols-2 gap-x-4 pt-4">
            {more.map(({ href, label }) => (
              <li key={href}>
                <Link
                  href={href}
                  onClick={() => dialog.current?.close()}
                  className="flex min-h-11 items-center text-lg"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {children && <div className="pt-6">{children}</div>}
      </dialog>
    </div>
  );
}
