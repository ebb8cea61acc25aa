import type { About } from '#lib/api/contract/about.ts';
import type { WebsiteSettings } from '#lib/api/contract/website.ts';

/** Returns the league or club of the site as a schema.org `SportsOrganization`; `about` adds contact details. */
export function sportsOrganization(
  { title, domainUrl, logo, crest }: WebsiteSettings,
  about: About | null = null,
): object {
  return {
    '@type': 'SportsOrganization',
    name: title,
    sport: 'Basketball',
    url: domainUrl,
    logo: new URL(logo ?? crest.androidChromeLg, domainUrl).href,
    ...(about && contactDetails(about)),
  };
}

function contactDetails({ email, phone, address, social }: About): object {
  return {
    ...(email && { email }),
    ...(phone && { telephone: phone }),
    ...(address && {
      address: {
        '@type': 'PostalAddress',
        ...(address.street && { streetAddress: address.street }),
        ...(address.city && { addressLocality: address.city }),
        ...(address.country && { addressCountry: address.country }),
      },
    }),
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
  };
}
