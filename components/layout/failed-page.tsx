'use client';

import { useEffect, useState } from 'react';
import { tellCaughtError } from '#lib/monitoring/caught-errors.ts';
import { isBot } from '#lib/recovery/is-bot.ts';
import { isChunkFailure, reloadOnce } from '#lib/recovery/reload-once.ts';
import { mainId } from './skip-link.tsx';
import { ServerError } from './went-wrong.tsx';

/** The error boundary fallback. Reloads after a chunk load failure; for bots it keeps the server-rendered HTML. */
export function FailedPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const [serverHtml] = useState(() =>
    isBot(navigator.userAgent) ? document.getElementById(mainId)?.innerHTML : undefined,
  );
  const [isReloading, setReloading] = useState(() => isChunkFailure(error));
  useEffect(() => {
    if (!isChunkFailure(error)) tellCaughtError(error);
  }, [error]);
  useEffect(() => {
    if (isReloading) setReloading(reloadOnce());
  }, [isReloading]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server-rendered HTML, unchanged
  if (serverHtml !== undefined) return <div dangerouslySetInnerHTML={{ __html: serverHtml }} />;
  return isReloading ? null : <ServerError onRetry={onRetry} />;
}
