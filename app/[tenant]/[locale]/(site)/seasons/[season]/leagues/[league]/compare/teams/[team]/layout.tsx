import type { ReactNode } from 'react';
import { placeholder } from '#lib/routing/no-tenant.ts';

export const generateStaticParams = placeholder('team');

export default function TeamLayout({ children }: { children: ReactNode }) {
  return children;
}
