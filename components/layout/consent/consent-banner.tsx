'use client';

import { Button } from '#components/ui/button.tsx';
import { type ConsentChoice, readConsent, saveConsent } from '#lib/consent/choice.ts';
import { type ConsentServices, startServices } from '#lib/consent/start-services.ts';

export type ConsentTexts = { title: string; question: string; allow: string; refuse: string };

type ConsentBannerProps = { services: ConsentServices; texts: ConsentTexts; onClose: () => void };

/** The question at the bottom of the window. Both answers look alike and take one click. */
export function ConsentBanner({ services, texts, onClose }: ConsentBannerProps) {
  const choose = (choice: ConsentChoice) => {
    const before = readConsent();
    saveConsent(choice);
    onClose();
    if (choice === 'granted' && before !== 'granted') void startServices(services);
    // What runs already ends with its document.
    if (choice === 'refused' && before === 'granted') window.location.reload();
  };
  return (
    <section
      aria-labelledby="consent-title"
      data-print="none"
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line-strong bg-raised text-ink"
    >
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4">
        <div className="max-w-prose min-w-0 flex-1 basis-80">
          <h2 id="consent-title" className="label">
            {texts.title}
          </h2>
          <p className="mt-1 text-sm">{texts.question}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => choose('refused')}>{texts.refuse}</Button>
          <Button onClick={() => choose('granted')}>{texts.allow}</Button>
        </div>
      </div>
    </section>
  );
}
