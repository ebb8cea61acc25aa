'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense } from 'react';
import { retry } from '#lib/retry/retry.ts';

const HtmlEditor = lazy(async () => ({ default: (await retry(() => import('./html-editor.tsx'))).HtmlEditor }));

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
