import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { MainContent } from '#components/layout/main-content.tsx';
import { SiteChrome } from '#components/layout/site-chrome.tsx';
import { readConfig } from '#lib/api/readers/website.ts';

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const config = await readConfig();
  if (!config) notFound();
  return (
    <SiteChrome config={config}>
      <MainContent>{children}</MainContent>
    </SiteChrome>
  );
}
