'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { watchOutdated } from '#lib/recovery/watch-outdated.ts';

/** Pages that came as they were before a change, also ahead of their visit, and have not been refreshed. */
const outdated = new Set<string>();

/** Refreshes a page that the server sent as it was before a change; one that is too busy to make it is asked ever less often. */
export function OutdatedPages() {
  const router = useRouter();
  const path = usePathname();
  const [shownCount, setShownCount] = useState(0);
  useEffect(
    () =>
      watchOutdated((sent) => {
        outdated.add(sent);
        if (sent === location.pathname) setShownCount((count) => count + 1);
      }),
    [],
  );
  useEffect(() => {
    if (!outdated.has(path)) return;
    const timer = setTimeout(
      () => {
        outdated.delete(path);
        router.refresh();
      },
      1000 * shownCount ** 2,
    );
    return () => clearTimeout(timer);
  }, [path, shownCount, router]);
  return null;
}
