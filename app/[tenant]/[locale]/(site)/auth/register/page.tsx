import { getTranslations } from 'next-intl/server';
import { Masthead } from '#components/entity/masthead.tsx';
import { PageBody } from '#components/layout/page-body.tsx';
import { AccountBenefits } from '#components/profile/account-benefits.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Section } from '#components/ui/section.tsx';
import { readConfig } from '#lib/api/readers/website.ts';
import { paths } from '#lib/paths.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

export async function generateMetadata() {
  const t = await getTranslations('registration');
  return pageMetadata({ path: paths.register(), title: t('title'), description: t('description') });
}

export default async function RegistrationPage() {
  const [config, t] = await Promise.all([readConfig(), getTranslations('registration')]);
  const { title } = orNotFound(config).config.website;
  return (
    <>
      <Masthead title={t('title')} kicker={title} meta={<span>{t('lead')}</span>} />
      <PageBody>
        <Section title={t('benefitsTitle')}>
          <AccountBenefits />
        </Section>
        <Section title={t('formTitle')}>
          <EmptyState
            title={t('closedTitle')}
            text={t('closedText')}
            action={<ButtonLink href={paths.home()}>{t('toHome')}</ButtonLink>}
          />
        </Section>
      </PageBody>
    </>
  );
}
