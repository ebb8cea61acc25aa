import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Badge } from '#components/ui/badge.tsx';
import { Section } from '#components/ui/section.tsx';
import { unbroken } from '#lib/i18n/format/unbroken.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { type RecapSource, recapParagraphs } from '#lib/recap/recap-paragraphs.ts';

/** Report made from the recorded numbers, marked as automatic. */
export function Recap({ actions, ...source }: RecapSource & { actions?: ReactNode }) {
  const t = useTranslations('game-report');
  const story = useTranslations('game-story');
  const paragraphs = recapParagraphs(source, tagLocale(useLocale()), { report: t, story });
  return (
    <Section title={t('recap')} aside={actions}>
      <p className="pb-4 text-sm text-quiet">
        <Badge>{t('automatic')}</Badge> {t('automaticNote')}
      </p>
      <div className="prose max-w-prose">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{unbroken(paragraph)}</p>
        ))}
      </div>
    </Section>
  );
}
