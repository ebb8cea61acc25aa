'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '#components/ui/button-variant.ts';
import { Section } from '#components/ui/section.tsx';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { paths } from '#lib/paths.ts';
import { withLocale } from '#lib/routing/locale-prefix.ts';

/** The way to the part of the account that all sites share. */
export function OfficialLink({ officialUrl }: { officialUrl: string }) {
  const t = useTranslations('profile.official');
  const { host } = new URL(officialUrl);
  return (
    <Section title={t('title')}>
      <p className="text-sm text-quiet">{t('elsewhere', { site: host })}</p>
      <a
        href={officialUrl.replace(/\/$/, '') + withLocale(usePageLocale(), paths.account())}
        className={buttonClass('secondary', 'md', 'mt-3 whitespace-normal!')}
      >
        {t('open', { site: host })}
      </a>
    </Section>
  );
}
