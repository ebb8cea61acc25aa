import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Section } from '#components/ui/section.tsx';
import type { About } from '#lib/api/contract/about.ts';
import { formatCountry } from '#lib/i18n/format/country.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { mapLink } from '#lib/map-link.ts';

const linkClass = 'text-link underline underline-offset-4';

/** The contact details of the league or club: postal address, phone, email and social networks. */
export function Contact({ about: { email, phone, address, social } }: { about: About }) {
  const t = useTranslations('about');
  const locale = tagLocale(useLocale());
  if (!email && !phone && !address && social.length === 0) return null;
  const map = address && mapLink({ ...address, address: address.street });
  return (
    <Section title={t('contact')}>
      <dl>
        {address && (
          <ContactLine name={t('address')}>
            <address className="not-italic">
              {linesOf(address, locale).map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
            {map && (
              <a href={map} rel="noopener" className={linkClass}>
                {t('map')}
              </a>
            )}
          </ContactLine>
        )}
        {phone && (
          <ContactLine name={t('phone')}>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={linkClass}>
              {phone}
            </a>
          </ContactLine>
        )}
        {email && (
          <ContactLine name={t('email')}>
            <a href={`mailto:${email}`} className={`${linkClass} break-all`}>
              {email}
            </a>
          </ContactLine>
        )}
        {social.length > 0 && (
          <ContactLine name={t('social')}>
            <ul className="flex flex-wrap gap-x-4">
              {social.map(({ network, url }) => (
                <li key={url}>
                  <a href={url} rel="me noopener" className={`${linkClass} inline-flex min-h-8 items-center`}>
                    {t(`networks.${network}`)}
                  </a>
                </li>
              ))}
            </ul>
          </ContactLine>
        )}
      </dl>
    </Section>
  );
}

function ContactLine({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-b border-line bg-raised px-3 py-2.5">
      <dt className="label text-quiet">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A country may be given by its code, which each language has a name for. */
const linesOf = ({ name, street, city, country }: NonNullable<About['address']>, locale: Locale) =>
  [name, street, city, country && formatCountry(locale, country)].filter((line) => line !== null && line !== '');
