import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

/** In the layout, since Next omits a page's own metadata from a 404 response. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('error_page');
  return { title: t('not_found'), robots: { index: false } };
}

export default function NotFoundLayout({ children }: { children: ReactNode }) {
  return children;
}
