'use client';

import { type PictureFormat, pictureSizes } from '#lib/api/contract/picture-sizes.ts';

/** The maximum width in pixels for browsers that support neither AVIF nor `srcSet`: enough for a phone. */
const maxFallbackWidth = 960;

const sourceSet = (image: string, width: number, format: PictureFormat) =>
  pictureSizes(image, width, format)
    .map((size) => `${size.src} ${size.width}w`)
    .join(', ');

/**
 * A photo with responsive AVIF and WebP sources. `width` and `height` reserve its space, filled with `color` until it loads.
 * `sizes` is the HTML attribute. Images from other servers are shown unchanged.
 */
export function Picture({
  image,
  width,
  height,
  alt,
  sizes,
  color,
  isEager,
  className,
}: {
  image: string;
  width: number;
  height: number;
  alt: string;
  sizes: string;
  color?: string | null;
  isEager?: boolean;
  className?: string;
}) {
  const webp = pictureSizes(image, width, 'webp');
  const fallback = webp.findLast((size) => size.width <= maxFallbackWidth) ?? webp[0];
  return (
    <picture className="contents">
      {fallback && <source type="image/avif" srcSet={sourceSet(image, width, 'avif')} sizes={sizes} />}
      {fallback && <source type="image/webp" srcSet={sourceSet(image, width, 'webp')} sizes={sizes} />}
      <img
        src={fallback?.src ?? image}
        alt={alt}
        width={width}
        height={height}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
        style={color ? { backgroundColor: color } : undefined}
        className={className}
      />
    </picture>
  );
}
