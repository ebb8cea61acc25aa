import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AboutUs } from '#components/about/about-us.tsx';
import { Crest } from '#components/entity/crest.tsx';
import { Masthead } from '#components/entity/masthead.tsx';
import { PageBody } from '#components/layout/page-body.tsx';
import { readAbout } from '#lib/api/readers/about.ts';
import { readConfig } from '#lib/api/readers/website.ts';
import { paths } from '#lib/paths.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';
import { JsonLd } from '#lib/seo/json-ld.tsx';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { sportsOrganization } from '#lib/seo/sports-organization.ts';

export async function generateMetadata(): Promise<Metadata> {
  const [t, config] = await Promise.all([getTranslations('about'), readConfig()]);
  const site = config?.config.website.title ?? '';
  return pageMetadata({ path: paths.about(), title: t('title'), description: t('description', { site }) });
}

export default async function AboutPage() {
  const [about, config, t] = await Promise.all([readAbout(), readConfig(), getTranslations('about')]);
  const { website } = orNotFound(config).config;
  const { title, crest, club } = website;
  return (
    <>
      <JsonLd data={sportsOrganization(website, about)} />
      <Masthead
        title={title}
        kicker={t('title')}
        emblem={<Crest of={{ name: title, crest: crest.androidChromeLg, colors: null }} size="hero" isEager />}
      />
      <PageBody>
        <AboutUs about={orNotFound(about)} sponsors={website.sponsors} club={club} />
      </PageBody>
    </>
  );
}
