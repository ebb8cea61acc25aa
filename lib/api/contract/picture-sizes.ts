/** The widths in which pictures are made, in pixels. No other is served, so that nobody can have any number of them made. */
export const pictureWidths = [320, 480, 640, 960, 1440, 1920, 2560] as const;

export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Pictures of the engine, which it makes smaller on demand. All others are shown as they are. */
const ownPicture = /^\/api\/v2\/website\/assets\/[0-9a-f]{64}$/;

export type PictureSize = { width: number; src: string };

/**
 * Where a picture of that width is found in a format, the smallest size first. The last one is as wide as the picture itself,
 * or as the widest there is. Empty for pictures of other servers.
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
