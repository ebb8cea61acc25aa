import { useTranslations } from 'next-intl';
import { Section } from '#components/ui/section.tsx';
import type { Club } from '#lib/api/readers/clubs.ts';

/** Description and website of a club. */
export function ClubAbout({ club: { about, website } }: { club: Club }) {
  const t = useTranslations('club');
  if (!about && !website) return null;
  return (
    <Section title={t('about')}>
      {about && <p className="prose">{about}</p>}
      {website && (
        <p className="pt-2 text-sm">
          <a href={website} rel="noopener" className="text-link underline underline-offset-4">
            {t('website')}
          </a>
        </p>
      )}
    </Section>
  );
}
