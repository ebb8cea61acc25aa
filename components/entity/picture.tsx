import { type PictureFormat, pictureSizes } from '#lib/api/contract/picture-sizes.ts';

/** For browsers that know neither format of today: wide enough for a phone. */
const fallbackWidth = 960;

const sourceSet = (image: string, width: number, format: PictureFormat) =>
  pictureSizes(image, width, format)
    .map((size) => `${size.src} ${size.width}w`)
    .join(', ');

/**
 * A photo in the size and format that suits the visitor. Its place is kept by its own size, filled with `color` until it is
 * there. `sizes` says how wide it is shown. Pictures of other servers are shown as they are.
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
  const fallback = webp.findLast((size) => size.width <= fallbackWidth) ?? webp[0];
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
