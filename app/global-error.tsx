'use client';

import { useState } from 'react';
import { FailedPage } from '#components/layout/failed-page.tsx';
import { languageTag } from '#lib/i18n/language-tag.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { themeOfDocument } from '#lib/theme/theme-of-document.ts';
import '#app/globals.css';

/** Replaces the whole document; the colours of the site are taken over from the one that failed. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  const [{ css, scheme }] = useState(themeOfDocument);
  return (
    <html lang={languageTag(usePageLocale())} data-scheme={scheme}>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own style, unchanged */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <FailedPage error={error} onRetry={retry} />
      </body>
    </html>
  );
}
