'use client';

import { FailedPage } from '#components/layout/failed-page.tsx';
import { languageTag } from '#lib/i18n/language-tag.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import '#app/globals.css';

export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang={languageTag(usePageLocale())}>
      <body>
        <FailedPage error={error} onRetry={retry} />
      </body>
    </html>
  );
}
