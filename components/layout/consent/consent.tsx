'use client';

import { Suspense, useEffect, useState } from 'react';
import { onOpenConsent, readConsent } from '#lib/consent/choice.ts';
import type { ConsentServices } from '#lib/consent/start-services.ts';
import { isBot } from '#lib/recovery/is-bot.ts';
import { lazyView } from '#lib/recovery/lazy-view.ts';
import { whenIdle } from '#lib/when-idle.ts';
import type { ConsentTexts } from './consent-banner.tsx';

const ConsentBanner = lazyView(async () => (await import('./consent-banner.tsx')).ConsentBanner);

/** Asks the visitor once whether analytics and replay may run, and starts them for who has agreed. */
export function Consent({ services, texts }: { services: ConsentServices; texts: ConsentTexts }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isBot(navigator.userAgent)) return;
    const start = async () => {
      const { startServices } = await import('#lib/consent/start-services.ts');
      await startServices(services);
    };
    const cancel = whenIdle(() => {
      const choice = readConsent();
      if (choice === null) setOpen(true);
      // The page does all else without them.
      if (choice === 'granted') void start().catch(() => console.warn('Statistics of this site cannot be loaded.'));
    });
    const forget = onOpenConsent(() => setOpen(true));
    return () => {
      cancel();
      forget();
    };
  }, [services]);
  return (
    isOpen && (
      <Suspense>
        <ConsentBanner services={services} texts={texts} onClose={() => setOpen(false)} />
      </Suspense>
    )
  );
}
