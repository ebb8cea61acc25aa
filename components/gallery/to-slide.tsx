import type { ReactNode } from 'react';
import type { SlideImage } from 'yet-another-react-lightbox';
import { type PictureFormat, pictureSizes } from '#lib/api/contract/picture-sizes.ts';
import type { ShownPhoto } from './read-photos.ts';

export type PhotoSlide = SlideImage & { description?: ReactNode; preview: string };

/** Converts a photo to a lightbox slide with caption and credit. */
export function toSlide(
  { image, width, height, caption, credit, preview }: ShownPhoto,
  format: PictureFormat,
): PhotoSlide {
  const sizes = pictureSizes(image, width, format);
  const srcSet = sizes.map((size) => ({ ...size, height: Math.round((size.width * height) / width) }));
  return {
    src: sizes.at(-1)?.src ?? image,
    alt: caption,
    width,
    height,
    preview,
    ...(srcSet.length > 0 && { srcSet }),
    ...((caption || credit) && {
      description: (
        <>
          {caption}
          {credit && <span className="block text-xs opacity-80">{credit}</span>}
        </>
      ),
    }),
  };
}
