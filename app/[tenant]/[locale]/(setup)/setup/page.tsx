import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { SetupPage } from '#components/office/setup/setup-page.tsx';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import { normalizeHost } from '#lib/routing/host.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('setup');
  return { title: t('title'), robots: { index: false } };
}

export default async function FirstStart() {
  const host = normalizeHost((await headers()).get('host'));
  return <SetupPage host={host ?? ''} locale={await pageLocale()} />;
}
