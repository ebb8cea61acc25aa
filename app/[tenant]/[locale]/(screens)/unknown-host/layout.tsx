import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

/** In the layout, since Next omits a page's own metadata from a 404 response. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('layout.unknownHost');
  return { title: t('title'), robots: { index: false } };
}

export default function UnknownHostLayout({ children }: { children: ReactNode }) {
  return children;
}
