import type { WebsiteSettings } from '#lib/api/contract/website.ts';
import { themeColors } from '#lib/theme/theme-css.ts';

type NamedSite = Pick<WebsiteSettings, 'title' | 'crest' | 'colors' | 'fallbackLocale'>;

/** Returns the web app manifest of a site (W3C): its name, icons and colours for the home screen of a device. */
export function webManifest({ title, crest, colors, fallbackLocale }: NamedSite): object {
  const { light } = themeColors(colors);
  return {
    name: title,
    short_name: title.length > 12 ? title.split(' ')[0] : title,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    lang: fallbackLocale,
    theme_color: light,
    background_color: light,
    icons: [
      { src: crest.androidChromeSm, sizes: '192x192' },
      { src: crest.androidChromeLg, sizes: '512x512' },
    ],
  };
}
