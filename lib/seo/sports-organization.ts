import type { WebsiteSettings } from '#lib/api/contract/website.ts';

/** The league or club whose site this is, as a schema.org `SportsOrganization`. */
export function sportsOrganization({ title, domainUrl, logo, crest }: WebsiteSettings): object {
  return {
    '@type': 'SportsOrganization',
    name: title,
    sport: 'Basketball',
    url: domainUrl,
    logo: new URL(logo ?? crest.androidChromeLg, domainUrl).href,
  };
}
