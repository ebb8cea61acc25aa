'use client';

import { useEffect } from 'react';
import { loadAnalytics } from '#lib/analytics/load-analytics.ts';

/** Loads Google Analytics where the site has an id, after the page is idle. */
export function Analytics({ id }: { id: string }) {
  useEffect(() => loadAnalytics(id), [id]);
  return null;
}
