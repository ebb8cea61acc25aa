import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { Section } from '#components/ui/section.tsx';
import type { GameReport } from '#lib/api/contract/game-report.ts';
import { formatInstant } from '#lib/i18n/format/instants.ts';
import { unbroken, unbrokenHtml } from '#lib/i18n/format/unbroken.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';

type WrittenReportProps = { report: GameReport; timeZone: string; actions: ReactNode };

/** Game report written by an editor. */
export function WrittenReport({ report, timeZone, actions }: WrittenReportProps) {
  const locale = tagLocale(useLocale());
  const { title, lead, body, author, publishedAt } = report;
  return (
    <Section title={title} href={paths.article(report.slug)} aside={actions}>
      <p className="pb-4 text-sm text-quiet">
        <time dateTime={publishedAt}>{formatInstant(locale, publishedAt, timeZone, 'date')}</time>
        {author && ` · ${author}`}
      </p>
      {lead && <p className="lead">{unbroken(lead)}</p>}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the API returns sanitized HTML */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: unbrokenHtml(body) }} />
    </Section>
  );
}
