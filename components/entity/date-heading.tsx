import { useLocale, useTranslations } from 'next-intl';
import { formatDay } from '#lib/i18n/format/dates.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';

/** The date heading in a list of games; `date` is `2026-05-01`, or null for games without a date. */
export function DateHeading({ date, count }: { date: string | null; count?: number }) {
  const t = useTranslations('entity');
  const locale = tagLocale(useLocale());
  return (
    <h3 className="flex items-baseline justify-between gap-3 border-b border-line-strong pt-5 pb-1.5">
      <span className="headline inline-block text-xl first-letter:uppercase">
        {date ? <time dateTime={date}>{formatDay(locale, date, 'fullDate')}</time> : t('tipOff.open')}
      </span>
      {count !== undefined && <span className="label text-quiet">{t('gamesCount', { count })}</span>}
    </h3>
  );
}
