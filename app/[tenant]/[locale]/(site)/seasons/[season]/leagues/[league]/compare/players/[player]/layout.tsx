import type { ReactNode } from 'react';
import { placeholder } from '#lib/routing/no-tenant.ts';

export const generateStaticParams = placeholder('player');

export default function PlayerLayout({ children }: { children: ReactNode }) {
  return children;
}
