'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { isLiveNeeded, mayStartEarlier } from '#lib/realtime/is-live-needed.ts';
import { onRevisit } from '#lib/realtime/revisit.ts';
import { retry } from '#lib/retry/retry.ts';
import { useLive } from '#stores/live.ts';

const checkEveryMs = 30_000;
/** Keeps the channels open during a navigation. */
const lingerMs = 10_000;
/** Delays of the refreshes after a status change: one soon, and one more in case the first page was rendered before it. */
const refreshDelaysMs = [2_000, 20_000];
/** The maximum jitter, so that the clients do not refresh at once. */
const maxJitterMs = 4_000;

/** Follows the live games of the page. Loads its code only while the page shows some. */
export function LivePage() {
  const router = useRouter();
  const locale = usePageLocale();
  const isNeeded = useIsNeeded();
  useEffect(() => {
    if (!isNeeded) return;
    let stop: (() => void) | null = null;
    let isStopped = false;
    let refreshTimers: ReturnType<typeof setTimeout>[] = [];
    const cancelRefreshes = () => refreshTimers.forEach(clearTimeout);
    const onStatusChange = () => {
      cancelRefreshes();
      refreshTimers = refreshDelaysMs.map((ms) => setTimeout(() => router.refresh(), ms + maxJitterMs * Math.random()));
    };
    void retry(() => import('./follow-page.ts')).then(({ followPage }) => {
      if (!isStopped) stop = followPage({ locale, onStatusChange });
    });
    return () => {
      isStopped = true;
      cancelRefreshes();
      stop?.();
    };
  }, [isNeeded, locale, router]);
  useEffect(() => {
    if (isNeeded) return;
    return onRevisit(document, () => {
      if (mayStartEarlier(useLive.getState().shown, Date.now())) router.refresh();
    });
  }, [isNeeded, router]);
  return null;
}

function useIsNeeded(): boolean {
  const shown = useLive((live) => live.shown);
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    const isNeededNow = () => isLiveNeeded(shown, Date.now());
    if (isNeededNow()) setIsNeeded(true);
    const lingerTimer = isNeededNow() ? undefined : setTimeout(() => setIsNeeded(false), lingerMs);
    const timer = setInterval(() => isNeededNow() && setIsNeeded(true), checkEveryMs);
    return () => {
      clearTimeout(lingerTimer);
      clearInterval(timer);
    };
  }, [shown]);
  return isNeeded;
}
