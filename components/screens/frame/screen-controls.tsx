'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';

const visibleMs = 3_000;

function toggleFullscreen(): void {
  const change = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  // Rejected if the browser forbids it: the page still fills the window.
  change.catch(() => undefined);
}

/** The fullscreen and horn buttons, visible only after recent pointer or key input. */
export function ScreenControls({ horn }: { horn?: { isArmed: boolean; toggle: () => void } }) {
  const t = useTranslations('screens');
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    let timeout: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      setShown(true);
      clearTimeout(timeout);
      timeout = setTimeout(() => setShown(false), visibleMs);
    };
    show();
    const events = ['pointermove', 'pointerdown', 'keydown'] as const;
    for (const event of events) addEventListener(event, show);
    return () => {
      clearTimeout(timeout);
      for (const event of events) removeEventListener(event, show);
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
