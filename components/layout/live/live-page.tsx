'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { isLiveNeeded, mayBeginSooner } from '#lib/realtime/is-live-needed.ts';
import { onRevisit } from '#lib/realtime/revisit.ts';
import { retry } from '#lib/retry/retry.ts';
import { useLive } from '#stores/live.ts';

const lookEveryMs = 30_000;
/** From page to page the channels stay. */
const lingerMs = 10_000;
/** The pages of the server are made anew when a game begins or ends: they are asked for soon after that and, since one may have been in the making, once more. */
const turnsMs = [2_000, 20_000];
/** Not by all at once. */
const spreadMs = 4_000;

/** Listens to live games as long as the page shows some; without them nothing is loaded. */
export function LivePage() {
  const router = useRouter();
  const locale = usePageLocale();
  const isNeeded = useIsNeeded();
  useEffect(() => {
    if (!isNeeded) return;
    let stop: (() => void) | null = null;
    let isOver = false;
    let turning: ReturnType<typeof setTimeout>[] = [];
    const endTurning = () => turning.forEach(clearTimeout);
    const onTurn = () => {
      endTurning();
      turning = turnsMs.map((ms) => setTimeout(() => router.refresh(), ms + spreadMs * Math.random()));
    };
    void retry(() => import('./follow-page.ts')).then(({ followPage }) => {
      if (!isOver) stop = followPage({ locale, onTurn });
    });
    return () => {
      isOver = true;
      endTurning();
      stop?.();
    };
  }, [isNeeded, locale, router]);
  useEffect(() => {
    if (isNeeded) return;
    return onRevisit(document, () => {
      if (mayBeginSooner(useLive.getState().shown, Date.now())) router.refresh();
    });
  }, [isNeeded, router]);
  return null;
}

function useIsNeeded(): boolean {
  const shown = useLive((live) => live.shown);
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    const look = () => isLiveNeeded(shown, Date.now());
    if (look()) setIsNeeded(true);
    const linger = look() ? undefined : setTimeout(() => setIsNeeded(false), lingerMs);
    const timer = setInterval(() => look() && setIsNeeded(true), lookEveryMs);
    return () => {
      clearTimeout(linger);
      clearInterval(timer);
    };
  }, [shown]);
  return isNeeded;
}
