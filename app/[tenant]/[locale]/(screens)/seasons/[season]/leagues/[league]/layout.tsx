import type { ReactNode } from 'react';
import { placeholder } from '#lib/routing/no-tenant.ts';

export const generateStaticParams = placeholder('league');

export default function LeagueLayout({ children }: { children: ReactNode }) {
  return children;
}
