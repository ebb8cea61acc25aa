import { useTranslations } from 'next-intl';
import type { WebsiteConfig } from '#lib/api/contract/website.ts';
import { Consent } from './consent.tsx';

type ConsentConfig = Pick<WebsiteConfig, 'googleAnalyticsId' | 'errorReports' | 'domain'>;

/** Returns whether the site has something that needs a visitor's consent. */
export const asksForConsent = ({ googleAnalyticsId, errorReports }: ConsentConfig): boolean =>
  Boolean(googleAnalyticsId || errorReports);

/** The question for consent, about what the site has: analytics, replay or both. */
export function SiteConsent({ config: { googleAnalyticsId, errorReports, domain } }: { config: ConsentConfig }) {
  const t = useTranslations('layout.consent');
  const both = googleAnalyticsId && errorReports;
  return (
    <Consent
      services={{
        analyticsId: googleAnalyticsId,
        replay: errorReports && { dsn: errorReports.dsn, tenant: domain },
      }}
      texts={{
        title: t('title'),
        question: both ? t('both') : googleAnalyticsId ? t('analytics') : t('replay'),
        allow: t('allow'),
        refuse: t('refuse'),
      }}
    />
  );
}
