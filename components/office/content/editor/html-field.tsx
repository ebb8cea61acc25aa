'use client';

import { Suspense } from 'react';
import { Opening } from '#components/office/shared/opening.tsx';
import { lazyView } from '#lib/recovery/lazy-view.ts';

const HtmlEditor = lazyView(async () => (await import('./html-editor.tsx')).HtmlEditor);

type Props = { label: string; path: string; value: string; onChange: (html: string) => void };

/** The text of an article. The code of its editor is fetched where one is shown. */
export function HtmlField(props: Props) {
  return (
    <Suspense fallback={<Opening className="min-h-60" />}>
      <HtmlEditor {...props} />
    </Suspense>
  );
}
