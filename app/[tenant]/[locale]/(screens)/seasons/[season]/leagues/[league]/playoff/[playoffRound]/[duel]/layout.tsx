import type { ReactNode } from 'react';
import { placeholder } from '#lib/routing/no-tenant.ts';

export const generateStaticParams = placeholder('duel');

export default function DuelLayout({ children }: { children: ReactNode }) {
  return children;
}
