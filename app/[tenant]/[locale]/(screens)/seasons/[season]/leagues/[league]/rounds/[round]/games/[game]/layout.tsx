import type { ReactNode } from 'react';
import { placeholder } from '#lib/routing/no-tenant.ts';

export const generateStaticParams = placeholder('game');

export default function GameLayout({ children }: { children: ReactNode }) {
  return children;
}
