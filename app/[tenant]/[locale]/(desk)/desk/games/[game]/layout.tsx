import type { ReactNode } from 'react';
import { placeholder } from '#lib/routing/no-tenant.ts';

export const generateStaticParams = placeholder('game');

export default function DeskGameLayout({ children }: { children: ReactNode }) {
  return children;
}
