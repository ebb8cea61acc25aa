import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

/** Here and not in the page: Next leaves out a page's own metadata when the answer is 404. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('layout.unknownHost');
  return { title: t('title'), robots: { index: false } };
}

export default function UnknownHostLayout({ children }: { children: ReactNode }) {
  return children;
}
