'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';

const shownMs = 3_000;

function toggleFullscreen(): void {
  const change = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  // Refused where the browser does not allow it: the page fills the window all the same.
  change.catch(() => undefined);
}

/** Whole screen and horn: seen only while somebody is at the mouse. */
export function ScreenControls({ horn }: { horn?: { isArmed: boolean; toggle: () => void } }) {
  const t = useTranslations('screens');
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    let timeout: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      setShown(true);
      clearTimeout(timeout);
      timeout = setTimeout(() => setShown(false), shownMs);
    };
    show();
    const occasions = ['pointermove', 'pointerdown', 'keydown'] as const;
    for (const occasion of occasions) addEventListener(occasion, show);
    return () => {
      clearTimeout(timeout);
      for (const occasion of occasions) removeEventListener(occasion, show);
    };
  }, []);
  return (
    <div className="screen-controls" data-shown={isShown || undefined}>
      <button type="button" onClick={toggleFullscreen}>
        {t('fullscreen')}
      </button>
      {horn && (
        <button type="button" aria-pressed={horn.isArmed} onClick={horn.toggle}>
          {horn.isArmed ? t('hornOff') : t('hornOn')}
        </button>
      )}
    </div>
  );
}
