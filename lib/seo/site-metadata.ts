import type { Metadata } from 'next';
import type { WebsiteSettings } from '#lib/api/contract/website.ts';

/** Returns the metadata that all pages of a tenant share: title template and icons. */
export function siteMetadata({ title, domainUrl, crest }: WebsiteSettings): Metadata {
  return {
    metadataBase: new URL(domainUrl),
    title: { default: title, template: `%s | ${title}` },
    applicationName: title,
    manifest: '/manifest.webmanifest',
    icons: {
      icon: [
        { url: crest.faviconSm, sizes: '16x16' },
        { url: crest.faviconLg, sizes: '32x32' },
        { url: crest.androidChromeSm, sizes: '192x192' },
        { url: crest.androidChromeLg, sizes: '512x512' },
      ],
      apple: crest.androidChromeSm,
    },
  };
}
