import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { MainContent } from '#components/layout/main-content.tsx';
import { SiteChrome } from '#components/layout/site-chrome.tsx';
import { readConfig, readCurrentSeasonLeagues } from '#lib/api/readers/website.ts';

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const [config, current] = await Promise.all([readConfig(), readCurrentSeasonLeagues()]);
  if (!config || !current) notFound();
  return (
    <SiteChrome config={config} leagues={current.landingPageLeagues}>
      <MainContent>{children}</MainContent>
    </SiteChrome>
  );
}
