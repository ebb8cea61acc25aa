'use client';

import { useLinkStatus } from 'next/link';

/** Shows at the top of the window that the page of this link is on its way, when it takes more than a moment. */
export function LinkPending() {
  const { pending } = useLinkStatus();
  return pending && <span aria-hidden="true" className="page-pending" />;
}
