import type { ReactNode } from 'react';
import type { Slide } from 'yet-another-react-lightbox';

/** A slide with the small grid image as a preview, covered by the large image when it loads. */
export function SlideFrame({ slide, children }: { slide: Slide; children: ReactNode }) {
  const preview = 'preview' in slide && typeof slide.preview === 'string' ? slide.preview : '';
  return (
    <>
      {preview && (
        // biome-ignore lint/performance/noImgElement: it is loaded already
        <img
          src={preview}
          alt=""
          className="absolute inset-0 m-auto size-full object-contain"
          style={{ maxWidth: `min(100%, ${slide.width}px)`, maxHeight: `min(100%, ${slide.height}px)` }}
        />
      )}
      {children}
    </>
  );
}
