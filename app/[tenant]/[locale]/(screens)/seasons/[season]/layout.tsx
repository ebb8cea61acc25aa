import type { ReactNode } from 'react';
import { placeholder } from '#lib/routing/no-tenant.ts';

export const generateStaticParams = placeholder('season');

export default function SeasonLayout({ children }: { children: ReactNode }) {
  return children;
}
