import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '#components/ui/badge.tsx';
import { Section } from '#components/ui/section.tsx';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { PrintButton } from './print-button.tsx';
import { type RecapSource, recapSentences } from './recap-sentences.ts';

/** Recap generated from the recorded numbers, marked as automatic. */
export function Recap(source: RecapSource) {
  const t = useTranslations('game-report');
  const sentences = recapSentences(source, tagLocale(useLocale()), t);
  return (
    <Section title={t('recap')} aside={<PrintButton label={t('print')} />}>
      <p className="pb-4 text-sm text-quiet">
        <Badge>{t('automatic')}</Badge> {t('automaticNote')}
      </p>
      <ul className="prose max-w-prose list-disc ps-5">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Section>
  );
}
