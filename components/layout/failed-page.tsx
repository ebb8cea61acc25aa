'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { isBot } from '#lib/recovery/is-bot.ts';
import { isChunkFailure, reloadOnce } from '#lib/recovery/reload-once.ts';
import { mainId } from './skip-link.tsx';

/** Its texts in all languages load when they are needed; where nothing can be loaded, what every reader understands has to do. */
const ServerError = lazy(() =>
  import('./went-wrong.tsx').then(
    (file) => ({ default: file.ServerError }),
    () => ({ default: BareError }),
  ),
);

function BareError() {
  return (
    <main>
      <h1>Ooops!</h1>
      <a href="/">{location.host}</a>
    </main>
  );
}

/** The error boundary fallback. Reloads after a chunk load failure; for bots it keeps the server-rendered HTML. */
export function FailedPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const [serverHtml] = useState(() =>
    isBot(navigator.userAgent) ? document.getElementById(mainId)?.innerHTML : undefined,
  );
  const [isReloading, setReloading] = useState(() => isChunkFailure(error));
  useEffect(() => {
    if (isReloading) setReloading(reloadOnce());
  }, [isReloading]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server-rendered HTML, unchanged
  if (serverHtml !== undefined) return <div dangerouslySetInnerHTML={{ __html: serverHtml }} />;
  return (
    !isReloading && (
      <Suspense>
        <ServerError onRetry={onRetry} />
      </Suspense>
    )
  );
}
