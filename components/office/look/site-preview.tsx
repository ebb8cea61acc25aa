'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef } from 'react';
import { Section } from '#components/ui/section.tsx';
import type { WebsiteColors } from '#lib/api/contract/website.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { paths } from '#lib/paths.ts';
import { withLocale } from '#lib/routing/locale-prefix.ts';
import { themeCss } from '#lib/theme/theme-css.ts';

/** The home page of the site in colours that are not saved yet. Links lead on within it. */
export function SitePreview({ colors }: { colors: WebsiteColors }) {
  const t = useTranslations('office.look');
  const locale = usePageLocale();
  const frame = useRef<HTMLIFrameElement>(null);
  const paint = useCallback(() => {
    const shown = frame.current?.contentWindow;
    if (!shown) return;
    // A style sheet of its own: the policy of the page refuses style elements that it did not send.
    const sheet = new (shown as Window & typeof globalThis).CSSStyleSheet();
    sheet.replaceSync(themeCss(colors));
    shown.document.adoptedStyleSheets = [sheet];
  }, [colors]);
  useEffect(paint, [paint]);
  return (
    <Section title={t('preview')} className="mt-10 xl:sticky xl:top-4 xl:mt-0">
      <iframe
        ref={frame}
        title={t('preview')}
        src={withLocale(locale, paths.home())}
        onLoad={paint}
        className="mt-3 h-160 w-full rounded-sm border border-line"
      />
    </Section>
  );
}
