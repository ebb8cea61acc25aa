'use client';

import { useLinkStatus } from 'next/link';

/** A progress bar at the top of the window while the page of this link loads; CSS delays its appearance. */
export function LinkPending() {
  const { pending } = useLinkStatus();
  return pending && <span aria-hidden="true" className="page-pending" />;
}
