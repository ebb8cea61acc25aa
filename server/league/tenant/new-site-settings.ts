import { canonicalUrl } from './canonical-url.ts';
import type { NewTenant } from './create-tenant.ts';

type Basics = { title: string; host: string; locales: string[]; timeZone: string };

/** Returns the initial settings of a site. Does not validate: `createTenant` does. */
export function newSiteSettings({ title, host, locales, timeZone }: Basics): NewTenant['settings'] {
  return {
    title,
    domainUrl: canonicalUrl(host),
    colors: {
      colorButton: '#f26b21',
      color1: '#14213d',
      color2: '#1f3a5f',
      color3: '#f26b21',
      color4: '#e5e9f0',
      color5: '#ffffff',
    },
    broadcast: { theme: null },
    defaultNewsCoverImage: null,
    googleAnalyticsId: null,
    locales: locales as NewTenant['settings']['locales'],
    fallbackLocale: (locales[0] ?? 'en') as NewTenant['settings']['fallbackLocale'],
    timeZone,
  };
}
