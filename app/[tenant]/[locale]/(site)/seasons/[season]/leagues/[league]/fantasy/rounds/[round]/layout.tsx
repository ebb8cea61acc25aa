import type { ReactNode } from 'react';
import { placeholder } from '#lib/routing/no-tenant.ts';

export const generateStaticParams = placeholder('round');

export default function FantasyRoundLayout({ children }: { children: ReactNode }) {
  return children;
}
