import { useLocale, useTranslations } from 'next-intl';
import { PageColumns } from '#components/layout/page-body.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Section } from '#components/ui/section.tsx';
import type { About } from '#lib/api/contract/about.ts';
import type { WebsiteSettings } from '#lib/api/contract/website.ts';
import { foreignTag } from '#lib/i18n/language-tag.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { Contact } from './contact.tsx';
import { Officers } from './officers.tsx';
import { Partners } from './partners.tsx';
import { Places } from './places.tsx';

/** Who runs the site: what they tell, how to reach them, the people and the sponsors. */
export function AboutUs({
  about,
  sponsors,
  club,
}: {
  about: About;
  sponsors: WebsiteSettings['sponsors'];
  /** The club whose own site this is. */
  club: string | null;
}) {
  const t = useTranslations('about');
  const locale = tagLocale(useLocale());
  return (
    <PageColumns
      aside={
        <>
          <Contact about={about} />
          <Places club={club} />
        </>
      }
    >
      {about.body ? (
        <div
          className="prose"
          lang={foreignTag(locale, about.language)}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the engine answers with cleaned HTML
          dangerouslySetInnerHTML={{ __html: about.body }}
        />
      ) : (
        <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
      )}
      {about.people.length > 0 && (
        <Section title={club ? t('peopleOfClub') : t('peopleOfLeague')}>
          <Officers people={about.people} />
        </Section>
      )}
      {sponsors.length > 0 && (
        <Section title={t('sponsors')}>
          <Partners sponsors={sponsors} />
        </Section>
      )}
    </PageColumns>
  );
}
