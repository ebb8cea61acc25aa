import { expect, it } from 'vitest';
import { webManifest } from '#lib/seo/web-manifest.ts';
import { defaultPalette } from '#lib/theme/palette.ts';

const crest = { faviconSm: '/16.png', faviconLg: '/32.png', androidChromeSm: '/192.png', androidChromeLg: '/512.png' };

it('names a site by its whole title as what stands alone on a home screen, with its icons', () => {
  const site = { title: 'Meridian Basketball League', crest, colors: defaultPalette, fallbackLocale: 'sr' } as const;
  expect(webManifest(site)).toMatchObject({
    name: 'Meridian Basketball League',
    display: 'standalone',
    lang: 'sr',
    icons: [
      { src: '/192.png', sizes: '192x192' },
      { src: '/512.png', sizes: '512x512' },
    ],
  });
});
