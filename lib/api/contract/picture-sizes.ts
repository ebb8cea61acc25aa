import { assetHash } from './asset-hash.ts';

/**
 * Widths of rendered images, in pixels. No others are served, so that requests cannot trigger any number of renderings.
 */
export const pictureWidths = [320, 480, 640, 960, 1440, 1920, 2560] as const;

/** Widths of crests and portraits beside a name. */
export const emblemWidths = [96, 192, 480] as const;
/** Screens have up to three dots for a CSS pixel. */
const maxDensity = 3;

export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Images of this engine, which resizes them on demand. All others are served unchanged. */
const ownPicture = new RegExp(`^/api/v2/website/assets/${assetHash}$`);

export type PictureSize = { width: number; src: string };

/**
 * Returns the URLs of an image in a format, smallest width first. The last is as wide as the image or the largest
 * width. Empty for images of other servers.
 */
export function pictureSizes(image: string, width: number, format: PictureFormat): PictureSize[] {
  if (!ownPicture.test(image)) return [];
  const smaller = pictureWidths.filter((one) => one < width);
  const own = pictureWidths.find((one) => one >= width);
  return [...smaller, ...(own === undefined ? [] : [own])].map((name) => ({
    width: Math.min(name, width),
    src: `${image}/${name}.${format}`,
  }));
}

/** Returns the URL of an image in its smallest size; its own where it has no sizes. */
export function smallestPicture(image: string): string {
  const [smallest] = pictureSizes(image, pictureWidths[0], 'webp');
  return smallest?.src ?? image;
}

/**
 * Returns the URL of a crest or portrait that is drawn `pixels` CSS pixels wide: a bitmap that is sharp there. A browser sets up
 * a document for each SVG, and a club's own file may have megabytes. Images of other servers, and larger ones, have their own.
 */
export function emblemPicture(image: string, pixels: number): string {
  const width = emblemWidths.find((one) => one >= maxDensity * pixels);
  return width && ownPicture.test(image) ? `${image}/${width}.webp` : image;
}
