import type { ReactNode } from 'react';
import { placeholder } from '#lib/routing/no-tenant.ts';

export const generateStaticParams = placeholder('club');

export default function SeasonClubLayout({ children }: { children: ReactNode }) {
  return children;
}
