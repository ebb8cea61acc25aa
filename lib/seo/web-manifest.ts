import type { WebsiteSettings } from '#lib/api/contract/website.ts';
import { themeColors } from '#lib/theme/theme-colors.ts';
import { iconSizes } from './icon-sides.ts';

type NamedSite = Pick<WebsiteSettings, 'title' | 'crest' | 'colors' | 'fallbackLocale'>;

/** Returns the web app manifest of a site (W3C): its name, icons and colours for the home screen of a device. */
export function webManifest({ title, crest, colors, fallbackLocale }: NamedSite): object {
  const { light } = themeColors(colors);
  return {
    name: title,
    id: '/',
    start_url: '/',
    scope: '/',
    // Apple allows push messages to what stands alone only.
    display: 'standalone',
    display_override: ['minimal-ui', 'standalone'],
    lang: fallbackLocale,
    theme_color: light,
    background_color: light,
    icons: [
      { src: crest.androidChromeSm, sizes: iconSizes('androidChromeSm') },
      { src: crest.androidChromeLg, sizes: iconSizes('androidChromeLg') },
    ],
  };
}
