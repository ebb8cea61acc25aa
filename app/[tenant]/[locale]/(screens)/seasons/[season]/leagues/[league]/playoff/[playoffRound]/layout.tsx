import type { ReactNode } from 'react';
import { placeholder } from '#lib/routing/no-tenant.ts';

export const generateStaticParams = placeholder('playoffRound');

export default function PlayoffRoundLayout({ children }: { children: ReactNode }) {
  return children;
}
