'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { SegmentedControl } from '#components/ui/segmented-control.tsx';
import type { GameAddress } from '#lib/api/contract/game.ts';
import type { GraphicName } from '#lib/api/contract/graphics.ts';
import type { Choice } from '#lib/desk/graphics/choices.ts';
import { previewFragment } from '#lib/desk/graphics/preview-fragment.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { paths } from '#lib/paths.ts';
import { withLocale } from '#lib/routing/locale-prefix.ts';

const grounds = { dark: '14181d', bright: 'e8cfa5' } as const;

/** The broadcast page twice: preview and programme. */
export function Monitors({
  address,
  previewed,
  choice,
}: {
  address: GameAddress;
  previewed: GraphicName;
  choice: Choice;
}) {
  const t = useTranslations('graphics-control');
  const locale = usePageLocale();
  const [ground, setGround] = useState<keyof typeof grounds>('dark');
  const page = `${withLocale(locale, paths.gameScreen(address, 'broadcast'))}?key=${grounds[ground]}`;
  const preview = useRef<HTMLIFrameElement>(null);
  const [initialFragment] = useState(() => previewFragment(previewed, choice));
  const fragment = previewFragment(previewed, choice);
  useEffect(() => {
    // Replaces the fragment only, so that the page keeps running and no history entry is added.
    preview.current?.contentWindow?.location.replace(new URL(`${page}#${fragment}`, location.href));
  }, [page, fragment]);
  return (
    <section aria-label={t('preview')} className="z-10 flex flex-col items-start gap-3 bg-page py-2 md:sticky md:top-0">
      <div className="grid w-full max-w-4xl gap-3 md:grid-cols-2 2xl:grid-cols-1">
        <figure>
          <figcaption className="label mb-1 text-quiet">{t('preview')}</figcaption>
          <iframe
            ref={preview}
            key={page}
            src={`${page}#${initialFragment}`}
            title={t('preview')}
            className="pointer-events-none aspect-video w-full border border-line-strong"
          />
        </figure>
        <figure>
          <figcaption className="label mb-1 font-bold text-live">{t('programme')}</figcaption>
          <iframe
            src={page}
            title={t('programme')}
            className="pointer-events-none aspect-video w-full border-2 border-live"
          />
        </figure>
      </div>
      <SegmentedControl
        label={t('ground')}
        name="ground"
        value={ground}
        onValueChange={setGround}
        options={[
          { value: 'dark', label: t('groundDark') },
          { value: 'bright', label: t('groundBright') },
        ]}
      />
    </section>
  );
}
