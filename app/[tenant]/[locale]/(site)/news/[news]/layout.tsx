import type { ReactNode } from 'react';
import { placeholder } from '#lib/routing/no-tenant.ts';

export const generateStaticParams = placeholder('news');

export default function ArticleLayout({ children }: { children: ReactNode }) {
  return children;
}
