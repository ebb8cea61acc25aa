import type { ReactNode } from 'react';
import { placeholder } from '#lib/routing/no-tenant.ts';

export const generateStaticParams = placeholder('entrant');

export default function EntrantLayout({ children }: { children: ReactNode }) {
  return children;
}
