'use client';

import { useState } from 'react';
import YetAnotherLightbox from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { ShareButton } from '#components/entity/share-button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import type { PictureFormat } from '#lib/api/contract/picture-sizes.ts';
import type { LightboxLabels } from './lightbox-labels.ts';
import type { ShownPhoto } from './read-photos.ts';
import { SlideFrame } from './slide-frame.tsx';
import { toSlide } from './to-slide.tsx';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import 'yet-another-react-lightbox/plugins/counter.css';

export interface LightboxProps {
  photos: readonly ShownPhoto[];
  format: PictureFormat;
  /** The id of the shown photo; null closes the lightbox. */
  id: string | null;
  labels: LightboxLabels;
  onView: (id: string) => void;
  onClose: () => void;
}

const styles = {
  root: {
    '--yarl__portal_zindex': 1000,
    '--yarl__color_backdrop': 'rgb(9 11 15 / 0.97)',
    '--yarl__color_button': '#e8ebf0',
    '--yarl__icon_size': '26px',
  },
} as const;

/** The lightbox: photos with caption, position and share link, navigated by keys or swiping. */
export function Lightbox({ photos, format, id, labels, onView, onClose }: LightboxProps) {
  const [last, setLast] = useState(0);
  const openIndex = photos.findIndex((photo) => photo.id === id);
  if (openIndex !== -1 && openIndex !== last) setLast(openIndex);
  const shareLabels = { share: labels.share, copied: labels.copied, refused: labels.refused };
  return (
    <YetAnotherLightbox
      open={openIndex !== -1}
      index={last}
      close={onClose}
      on={{
        view: ({ index }) => {
          const photo = photos[index];
          if (photo && id !== null) onView(photo.id);
        },
      }}
      slides={photos.map((photo) => toSlide(photo, format))}
      plugins={[Captions, Counter, Zoom]}
      carousel={{ finite: photos.length < 3, preload: 1, padding: 0 }}
      controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
      toolbar={{
        buttons: [
          <span key="share" className="self-center px-2 text-sm text-[#e8ebf0] drop-shadow-[1px_1px_2px_black]">
            <ShareButton title={photos[last]?.caption || labels.photo} labels={shareLabels} />
          </span>,
          'close',
        ],
      }}
      render={{
        iconClose: () => <Icon name="close" />,
        iconPrev: () => <Icon name="chevron-left" className="size-8" />,
        iconNext: () => <Icon name="chevron-right" className="size-8" />,
        slideContainer: ({ slide, children }) => <SlideFrame slide={slide}>{children}</SlideFrame>,
        ...(photos.length === 1 && { buttonPrev: () => null, buttonNext: () => null }),
      }}
      labels={{
        Previous: labels.previous,
        Next: labels.next,
        Close: labels.close,
        Lightbox: labels.gallery,
        'Photo gallery': labels.gallery,
        Carousel: labels.gallery,
        Slide: labels.photo,
        Caption: labels.photo,
        '{index} of {total}': labels.position,
        'Zoom in': labels.zoomIn,
        'Zoom out': labels.zoomOut,
      }}
      styles={styles}
    />
  );
}
