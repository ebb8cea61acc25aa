'use client';

import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { lazyView } from '#lib/recovery/lazy-view.ts';

const HtmlEditor = lazyView(async () => (await import('./html-editor.tsx')).HtmlEditor);

type Props = { label: string; path: string; value: string; onChange: (html: string) => void };

/** The text of an article. The code of its editor is fetched where one is shown. */
export function HtmlField(props: Props) {
  const t = useTranslations('office');
  return (
    <Suspense fallback={<p className="min-h-60 py-3 text-quiet">{t('opening')}</p>}>
      <HtmlEditor {...props} />
    </Suspense>
  );
}
