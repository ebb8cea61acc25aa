import { smallestPicture } from '#lib/api/contract/picture-sizes.ts';

/** A stored picture in its smallest size. */
export function Thumbnail({ image, alt, className }: { image: string; alt: string; className: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: the picture has one size here
    <img src={smallestPicture(image)} alt={alt} loading="lazy" draggable={false} className={className} />
  );
}
