import type { Metadata } from 'next';
import type { WebsiteSettings } from '#lib/api/contract/website.ts';
import { iconSizes } from './icon-sides.ts';

/** Returns the metadata that all pages of a tenant share: title template and icons. */
export function siteMetadata({ title, domainUrl, crest }: WebsiteSettings): Metadata {
  return {
    metadataBase: new URL(domainUrl),
    title: { default: title, template: `%s | ${title}` },
    applicationName: title,
    manifest: '/manifest.webmanifest',
    icons: {
      icon: [
        { url: crest.faviconSm, sizes: iconSizes('faviconSm') },
        { url: crest.androidChromeSm, sizes: iconSizes('androidChromeSm') },
        { url: crest.androidChromeLg, sizes: iconSizes('androidChromeLg') },
      ],
      apple: { url: crest.faviconLg, sizes: iconSizes('faviconLg') },
    },
  };
}
