import type { ReactNode } from 'react';
import { placeholder } from '#lib/routing/no-tenant.ts';

export const generateStaticParams = placeholder('squad');

export default function SquadLayout({ children }: { children: ReactNode }) {
  return children;
}
