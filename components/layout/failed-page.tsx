'use client';

import { useEffect, useState } from 'react';
import { isBot } from '#lib/recovery/is-bot.ts';
import { isChunkFailure, reloadOnce } from '#lib/recovery/reload-once.ts';
import { mainId } from './skip-link.tsx';
import { WentWrong } from './went-wrong.tsx';

/** In place of a page that failed in the browser: loaded anew where its code was missing, left as it was for a machine. */
export function FailedPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const [kept] = useState(() => (isBot(navigator.userAgent) ? document.getElementById(mainId)?.innerHTML : undefined));
  const [isReloading, setReloading] = useState(() => isChunkFailure(error));
  useEffect(() => {
    if (isReloading) setReloading(reloadOnce());
  }, [isReloading]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server drew, as it stood there
  if (kept !== undefined) return <div dangerouslySetInnerHTML={{ __html: kept }} />;
  return isReloading ? null : <WentWrong onRetry={onRetry} />;
}
