'use client';

import { Suspense, useEffect, useState } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import { lazyViewOnDemand } from '#lib/recovery/lazy-view.ts';
import { hasToken } from '#lib/routing/token-cookie.ts';
import { whenIdle } from '#lib/when-idle.ts';

const Menu = lazyViewOnDemand(async () => (await import('./account-menu.tsx')).AccountMenu);

/**
 * The way to the visitor's account, `href` being that to log in. In the document it is the same link for everybody. A menu of
 * the same size takes its place: for who is logged in once the browser is idle, for others on a click.
 */
export function AccountButton({ label, href }: { label: string; href: string }) {
  const [start, setStart] = useState<'idle' | 'click' | null>(null);
  useEffect(() => {
    const begin = () => hasToken(document.cookie) && setStart((current) => current ?? 'idle');
    const cancel = whenIdle(begin);
    // Another tab may have logged in.
    document.addEventListener('visibilitychange', begin);
    return () => {
      cancel();
      document.removeEventListener('visibilitychange', begin);
    };
  }, []);
  const link = (
    <Link
      href={href}
      prefetch={false}
      aria-label={label}
      onClick={(event) => {
        event.preventDefault();
        setStart('click');
      }}
      className="account-button"
    >
      <Icon name="user" />
    </Link>
  );
  if (!start) return link;
  return (
    <Suspense fallback={link}>
      <Menu label={label} opensAtOnce={start === 'click'} />
    </Suspense>
  );
}
