'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { isLiveNeeded, mayStartEarlier } from '#lib/realtime/is-live-needed.ts';
import { onRevisit } from '#lib/realtime/revisit.ts';
import { retry } from '#lib/retry/retry.ts';
import { useLive } from '#stores/live.ts';
import { type GameResult, refreshFor } from './refresh-for.ts';

const checkEveryMs = 30_000;
/** Keeps the channels open during a navigation. */
const lingerMs = 10_000;

/** Follows the live games of the page. Loads its code only while the page shows some. */
export function LivePage() {
  const router = useRouter();
  const locale = usePageLocale();
  const isNeeded = useIsNeeded();
  useEffect(() => {
    if (!isNeeded) return;
    let stop: (() => void) | null = null;
    let isStopped = false;
    const onStatusChange = (game: GameResult) => refreshFor([game], () => router.refresh());
    void retry(() => import('./follow-page.ts')).then(({ followPage }) => {
      if (!isStopped) stop = followPage({ locale, onStatusChange });
    });
    return () => {
      isStopped = true;
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
