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
import { RelatedLinks } from './related-links.tsx';

/** The about page: text, contact, officers and sponsors of the league or club. */
export function AboutUs({
  about,
  sponsors,
  club,
}: {
  about: About;
  sponsors: WebsiteSettings['sponsors'];
  /** The slug of the club that owns the site; null for a league site. */
  club: string | null;
}) {
  const t = useTranslations('about');
  const locale = tagLocale(useLocale());
  return (
    <PageColumns
      aside={
        <>
          <Contact about={about} />
          <RelatedLinks club={club} />
        </>
      }
    >
      {about.body ? (
        <div
          className="prose"
          lang={foreignTag(locale, about.language)}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the API returns sanitised HTML
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
