import { pictureSizes } from '#lib/api/contract/picture-sizes.ts';

/** A stored picture in its smallest size. */
export function Thumbnail({ image, alt, className }: { image: string; alt: string; className: string }) {
  const [smallest] = pictureSizes(image, 320, 'webp');
  return (
    // biome-ignore lint/performance/noImgElement: the picture has one size here
    <img src={smallest?.src ?? image} alt={alt} loading="lazy" draggable={false} className={className} />
  );
}
