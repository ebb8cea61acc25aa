import type { ReactNode } from 'react';
import { placeholder } from '#lib/routing/no-tenant.ts';

export const generateStaticParams = placeholder('venue');

export default function VenueLayout({ children }: { children: ReactNode }) {
  return children;
}
