import type { Metadata } from 'next';
import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { ApplicationPage } from '#components/application/application-page.tsx';
import { readApplication } from '#lib/api/readers/application.ts';
import { readConfig } from '#lib/api/readers/website.ts';
import { paths } from '#lib/paths.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

type Props = { params: Promise<{ uuid: string }> };

/** The address is a secret: `robots` keeps it out of search engines, `referrer` from other sites. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ uuid }, t] = await Promise.all([params, getTranslations('application')]);
  const metadata = await pageMetadata({ path: paths.application(uuid), title: t('title') });
  return { ...metadata, robots: { index: false, follow: false }, referrer: 'same-origin' };
}

export default async function TeamApplicationPage({ params }: Props) {
  await connection();
  const [{ uuid }, config] = await Promise.all([params, readConfig()]);
  const { timeZone } = orNotFound(config).config.website;
  return <ApplicationPage application={await readApplication(uuid)} timeZone={timeZone} />;
}
