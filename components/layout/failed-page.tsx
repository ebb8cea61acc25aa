'use client';

import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import type { Locale } from '#lib/i18n/locales.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { reportCaughtError } from '#lib/monitoring/caught-errors.ts';
import { isBot } from '#lib/recovery/is-bot.ts';
import { isChunkFailure, reloadOnce } from '#lib/recovery/reload-once.ts';
import { mainId } from './main-id.ts';

export type Retry = { onRetry: () => void };

const views = new Map<Locale, ComponentType<Retry>>();

/** The view and its texts load when they are needed. Where nothing can be loaded, what every reader understands has to do. */
function viewOf(locale: Locale): ComponentType<Retry> {
  const known = views.get(locale);
  if (known) return known;
  const load = async () => ({ default: await (await import('./load-error-view.tsx')).loadErrorView(locale) });
  const view = lazy(() => load().catch(() => ({ default: BareError })));
  views.set(locale, view);
  return view;
}

function BareError() {
  return (
    <main>
      <h1>Ooops!</h1>
      <a href="/">{location.host}</a>
    </main>
  );
}

/** The error boundary fallback. Reloads after a chunk load failure; for bots it keeps the server-rendered HTML. */
export function FailedPage({ error, onRetry }: Retry & { error: unknown }) {
  const View = viewOf(usePageLocale());
  const [serverHtml] = useState(() =>
    isBot(navigator.userAgent) ? document.getElementById(mainId)?.innerHTML : undefined,
  );
  const [isReloading, setReloading] = useState(() => isChunkFailure(error));
  useEffect(() => {
    if (!isChunkFailure(error)) reportCaughtError(error);
  }, [error]);
  useEffect(() => {
    if (isReloading) setReloading(reloadOnce());
  }, [isReloading]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server-rendered HTML, unchanged
  if (serverHtml !== undefined) return <div dangerouslySetInnerHTML={{ __html: serverHtml }} />;
  return (
    !isReloading && (
      <Suspense>
        <View onRetry={onRetry} />
      </Suspense>
    )
  );
}
