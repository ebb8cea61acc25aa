import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { Picture } from '#components/entity/picture.tsx';
import type { Photo } from '#lib/api/contract/gallery.ts';
import { OpenPhotos } from './open-photos.tsx';
import { photoFragment } from './photo-fragment.ts';

/** The `sizes` attribute of a landscape photo: four, three or two stand in a row. */
const sizes = '(min-width: 1440px) 340px, (min-width: 1280px) 24vw, (min-width: 640px) 32vw, 48vw';

/**
 * Photos in rows of one height, none of them cropped. A photo opens in a lightbox with the others; without JavaScript it is
 * a link to the image. Space is reserved before the images load.
 */
export function PhotoGrid({ photos }: { photos: readonly Photo[] }) {
  const t = useTranslations('gallery');
  const labels = {
    gallery: t('gallery'),
    photo: t('photo'),
    position: t('position', { index: '{index}', total: '{total}' }),
    previous: t('previous'),
    next: t('next'),
    close: t('close'),
    share: t('share'),
    copied: t('copied'),
    refused: t('refused'),
    zoomIn: t('zoomIn'),
    zoomOut: t('zoomOut'),
  };
  return (
    <OpenPhotos labels={labels}>
      <ul data-photo-grid className="photo-rows">
        {photos.map(({ id, image, width, height, color, caption, credit }) => (
          <li
            key={id}
            id={photoFragment(id)}
            className="scroll-mt-24"
            style={{ '--ratio': (width / height).toFixed(3) } as CSSProperties}
          >
            <figure>
              <a
                href={image}
                data-photo={id}
                aria-label={caption || t('photo')}
                className="group block overflow-hidden bg-sunken"
              >
                <Picture
                  image={image}
                  width={width}
                  height={height}
                  color={color}
                  alt={caption}
                  sizes={sizes}
                  className="h-auto w-full motion-safe:transition-transform motion-safe:group-hover:scale-[1.03]"
                />
              </a>
              {(caption || credit) && (
                <figcaption className="pt-1.5 text-sm">
                  {caption && (
                    <span className="block" data-photo-caption="">
                      {caption}
                    </span>
                  )}
                  {credit && (
                    <span className="block text-xs text-quiet" data-photo-credit="">
                      {t('credit', { name: credit })}
                    </span>
                  )}
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </OpenPhotos>
  );
}
