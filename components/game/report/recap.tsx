import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '#components/ui/badge.tsx';
import { Section } from '#components/ui/section.tsx';
import { unbroken } from '#lib/i18n/format/unbroken.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { type RecapSource, recapParagraphs } from '#lib/recap/recap-paragraphs.ts';
import { ReportActions } from './report-actions.tsx';

/** Report made from the recorded numbers, marked as automatic. */
export function Recap(source: RecapSource) {
  const t = useTranslations('game-report');
  const story = useTranslations('game-story');
  const paragraphs = recapParagraphs(source, tagLocale(useLocale()), { report: t, story });
  return (
    <Section title={t('recap')} aside={<ReportActions game={source.game} hasBoxScore={source.boxScore !== null} />}>
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
