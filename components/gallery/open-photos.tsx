'use client';

import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LightboxProps } from './lightbox.tsx';
import type { LightboxLabels } from './lightbox-labels.ts';
import { clickedPhoto, hasPhoto, loadedAvif, readPhotos } from './read-photos.ts';
import { usePhotoAddress } from './use-photo-address.ts';

/** Opens the photos of the wrapped grid in a lightbox, whose code loads with the first photo. */
export function OpenPhotos({ labels, children }: { labels: LightboxLabels; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps> | null>(null);
  const { id, open, show, close } = usePhotoAddress((one) => frame.current !== null && hasPhoto(frame.current, one));

  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = clickedPhoto(event.target);
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link?.dataset.photo || !isPlain) return;
    event.preventDefault();
    open(link.dataset.photo);
  });
  useEffect(() => {
    const grid = frame.current;
    const listener = (event: MouseEvent) => onClick(event);
    grid?.addEventListener('click', listener);
    return () => grid?.removeEventListener('click', listener);
  }, []);

  const showPlainPicture = useEffectEvent(() => {
    const photo = frame.current && readPhotos(frame.current).find((one) => one.id === id);
    if (photo) window.location.assign(photo.image);
  });
  const needsLightbox = id !== null && Lightbox === null;
  useEffect(() => {
    if (!needsLightbox) return;
    import('./lightbox.tsx').then(
      (module) => setLightbox(() => module.Lightbox),
      () => showPlainPicture(),
    );
  }, [needsLightbox]);

  return (
    <div ref={frame}>
      {children}
      {Lightbox && frame.current && (
        <Lightbox
          photos={readPhotos(frame.current)}
          format={loadedAvif(frame.current) ? 'avif' : 'webp'}
          id={id}
          labels={labels}
          onView={show}
          onClose={close}
        />
      )}
    </div>
  );
}
