import type { ReactNode } from 'react';
import { placeholder } from '#lib/routing/no-tenant.ts';

export const generateStaticParams = placeholder('other');

export default function OtherLayout({ children }: { children: ReactNode }) {
  return children;
}
