'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { createOutdatedPages } from '#lib/recovery/outdated-pages.ts';
import { watchOutdated } from '#lib/recovery/watch-outdated.ts';

/** Refreshes a page that the server sent as it was before a change. */
export function OutdatedPages() {
  const router = useRouter();
  const path = usePathname();
  const [pages] = useState(() => createOutdatedPages(() => router.refresh()));
  useEffect(() => watchOutdated(pages.add), [pages]);
  useEffect(() => {
    pages.show(path);
    return () => pages.show(null);
  }, [pages, path]);
  return null;
}
