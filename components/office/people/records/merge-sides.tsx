import { useTranslations } from 'next-intl';
import { nameOf } from '#components/office/people/person-line.tsx';
import type { MergePreview } from '#lib/api/contract/people/duplicates.ts';
import { formatDay } from '#lib/i18n/format/dates.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { paths } from '#lib/paths.ts';

/** The record that stays beside the one that goes. */
export function MergeSides({ preview }: { preview: MergePreview }) {
  const t = useTranslations('office-people');
  const locale = usePageLocale();
  return (
    <div className="grid grid-cols-2 gap-4">
      {(['keep', 'duplicate'] as const).map((side) => {
        const { birthDate, memberships, slug, ...name } = preview[side];
        return (
          <section key={side} aria-label={t(`side.${side}`)} className="min-w-0 border border-line bg-raised p-3">
            <p className="label text-quiet">{t(`side.${side}`)}</p>
            <p className="font-semibold wrap-anywhere">{nameOf(name)}</p>
            <p className="text-sm text-quiet wrap-anywhere">
              {birthDate ? t('born', { day: formatDay(locale, birthDate, 'date') }) : t('noBirthDate')}
            </p>
            <ul className="mt-2 text-sm">
              {memberships.map(({ id, team, season, number }) => (
                <li key={id} className="wrap-anywhere">
                  {[season, team, number && `#${number}`].filter(Boolean).join(' · ')}
                </li>
              ))}
            </ul>
            <p className="mt-2 text-sm text-quiet wrap-anywhere">{paths.player(slug)}</p>
          </section>
        );
      })}
    </div>
  );
}
