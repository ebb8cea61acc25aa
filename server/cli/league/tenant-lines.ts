import type { ShownTenant } from '#server/league/tenant/show.ts';

/** Formats the settings of a site, one line each. */
export function tenantLines(tenant: ShownTenant): string[] {
  const { title, domainUrl, hosts, colors, crest, logo, defaultNewsCoverImage, sponsors } = tenant;
  const { locales, fallbackLocale, timeZone, googleAnalyticsId, minimumAge, messageKinds, club } = tenant;
  return [
    `title: ${title}`,
    `address: ${domainUrl}`,
    `hosts: ${hosts.join(', ') || 'none'}`,
    `languages: ${locales.join(', ')} (its own: ${fallbackLocale})`,
    `time zone: ${timeZone}`,
    ...Object.entries(colors).map(([key, color]) => `${key}: ${color}`),
    ...Object.entries(crest).map(([key, address]) => `${key}: ${address}`),
    `logo: ${logo ?? 'none'}`,
    `cover: ${defaultNewsCoverImage ?? 'none'}`,
    ...sponsors.map(({ name, logo, url }) => `sponsor: ${name}, ${logo}${url ? `, ${url}` : ''}`),
    `analytics: ${googleAnalyticsId ?? 'none'}`,
    `push messages: ${messageKinds.join(', ') || 'none'}`,
    ...(minimumAge === null ? [] : [`accounts from the age of: ${minimumAge}`]),
    ...(club ? [`site of the club: ${club}`] : []),
  ];
}
