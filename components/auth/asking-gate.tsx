'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, Suspense } from 'react';
import { Button } from '#components/ui/button.tsx';
import { lazyView } from '#lib/recovery/lazy-view.ts';
import { AskingPanel } from './asking-panel.tsx';
import { Notice } from './notice.tsx';
import { type Asker, useAskingSite } from './use-asking-site.ts';

const Elsewhere = lazyView(async () => (await import('./elsewhere.tsx')).Elsewhere);

/** Shows which site asks for the login above the form; no form for what is no site of ours. */
export function AskingGate({ title, children }: { title: string; children: (asker: Asker) => ReactNode }) {
  const t = useTranslations('auth.asking');
  const asking = useAskingSite();
  if (asking.kind === 'checking')
    return (
      <>
        <h1 className="headline text-3xl">{title}</h1>
        <p role="status" className="mt-6 min-h-80 text-quiet">
          {t('checking')}
        </p>
      </>
    );
  if (asking.kind === 'unknown')
    return <Notice title={t('unknownTitle')} text={t('unknownText', { origin: asking.domain.slice(0, 200) })} />;
  if (asking.kind === 'failed')
    return (
      <Notice title={t('failedTitle')} text={t('failedText')}>
        <Button onClick={() => window.location.reload()}>{t('again')}</Button>
      </Notice>
    );
  if (asking.kind === 'elsewhere')
    return (
      <Suspense fallback={<h1 className="headline text-3xl">{title}</h1>}>
        <Elsewhere officialUrl={asking.info.officialUrl} />
      </Suspense>
    );
  return (
    <>
      {asking.kind === 'site' && <AskingPanel site={asking.site} />}
      {children(asking)}
    </>
  );
}
