import type { Viewport } from 'next';
import type { WebsiteColors } from '#lib/api/contract/website.ts';
import { themeColors } from '#lib/theme/theme-colors.ts';

/** Returns the colour of the browser's toolbar for each scheme. */
export function siteViewport(colors: WebsiteColors): Viewport {
  const { light, dark } = themeColors(colors);
  return {
    themeColor: [
      { media: '(prefers-color-scheme: light)', color: light },
      { media: '(prefers-color-scheme: dark)', color: dark },
    ],
  };
}
