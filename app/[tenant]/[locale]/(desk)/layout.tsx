import type { Metadata } from 'next';
import type { ReactNode } from 'react';

/** The desk is for staff: no search engine lists it, and its links tell no other site where it is. */
export const metadata: Metadata = { robots: { index: false, follow: false }, referrer: 'same-origin' };

export default function DeskLayout({ children }: { children: ReactNode }) {
  return children;
}
