import { useTranslations } from 'next-intl';
import type { Photo } from '#lib/api/contract/gallery.ts';

/** Photos in a grid. Each keeps its place free before it is loaded, and opens by itself as a plain link to the picture. */
export function PhotoGrid({ photos }: { photos: readonly Photo[] }) {
  const t = useTranslations('gallery');
  return (
    <ul data-photo-grid className="grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3 xl:grid-cols-4">
      {photos.map(({ id, image, width, height, caption, credit }) => (
        <li key={id} className="min-w-0">
          <figure>
            <a href={image} className="block bg-sunken" data-photo={id}>
              {/* biome-ignore lint/performance/noImgElement: pictures come from any host */}
              <img
                src={image}
                alt={caption}
                width={width}
                height={height}
                loading="lazy"
                decoding="async"
                className="aspect-3/2 h-auto w-full object-cover"
              />
            </a>
            {(caption || credit) && (
              <figcaption className="pt-1.5 text-sm">
                {caption && <span className="block">{caption}</span>}
                {credit && <span className="block text-xs text-quiet">{t('credit', { name: credit })}</span>}
              </figcaption>
            )}
          </figure>
        </li>
      ))}
    </ul>
  );
}
