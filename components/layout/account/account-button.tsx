'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import { paths } from '#lib/paths.ts';
import { retry } from '#lib/retry/retry.ts';
import { whenIdle } from '#lib/when-idle.ts';

const Menu = lazy(async () => ({ default: (await retry(() => import('./account-menu.tsx'))).AccountMenu }));

/**
 * The way to the visitor's account. In the document it is the same link for everybody; once the browser is idle, or on a
 * click before, a menu of the same size takes its place.
 */
export function AccountButton({ label }: { label: string }) {
  const [start, setStart] = useState<'idle' | 'click' | null>(null);
  useEffect(() => whenIdle(() => setStart((current) => current ?? 'idle')), []);
  const link = (
    <Link
      href={paths.login()}
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
