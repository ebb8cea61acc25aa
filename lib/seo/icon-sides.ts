import type { WebsiteSettings } from '#lib/api/contract/website.ts';

/** Sides of a site's icons, in pixels. */
export const iconSides = {
  faviconSm: 32,
  faviconLg: 180,
  androidChromeSm: 192,
  androidChromeLg: 512,
} as const satisfies Record<keyof WebsiteSettings['crest'], number>;

export const iconSizes = (name: keyof typeof iconSides) => `${iconSides[name]}x${iconSides[name]}`;
