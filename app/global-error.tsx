'use client';

import { WentWrong } from '#components/layout/went-wrong.tsx';
import { languageTag } from '#lib/i18n/language-tag.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import '#app/globals.css';

export default function GlobalError({ unstable_retry }: { unstable_retry: () => void }) {
  return (
    <html lang={languageTag(usePageLocale())}>
      <body>
        <WentWrong onRetry={unstable_retry} />
      </body>
    </html>
  );
}
