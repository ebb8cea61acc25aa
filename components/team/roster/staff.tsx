import { useLocale, useTranslations } from 'next-intl';
import { Section } from '#components/ui/section.tsx';
import type { StaffMember } from '#lib/api/contract/player.ts';
import { formatCountry } from '#lib/i18n/format/country.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';

/** The staff of a team by role; renders nothing where nobody is known. */
export function Staff({ staff }: { staff: readonly StaffMember[] }) {
  const t = useTranslations('team');
  const locale = tagLocale(useLocale());
  if (staff.length === 0) return null;
  return (
    <Section title={t('staff')} className="pt-8">
      <dl className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {staff.map(({ role, name, nationality }) => (
          <div key={`${role} ${name}`} className="border-b border-line bg-raised px-3 py-2">
            <dt className="text-xs text-quiet">{t(`staffRoles.${role}`)}</dt>
            <dd className="font-semibold">
              {name}
              {nationality && (
                <span className="ms-2 text-xs font-normal text-quiet">{formatCountry(locale, nationality)}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
