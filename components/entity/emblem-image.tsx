import { cx } from '#components/ui/cx.ts';
import { emblemPicture } from '#lib/api/contract/picture-sizes.ts';
import { type EmblemSize, emblemSizes } from './emblem-size.ts';

/** The picture of a crest or a person in its fixed box. Screens of venues and streams enlarge it: there it is the file as stored. */
export function EmblemImage({
  kind,
  src,
  size,
  isEager,
  isOnScreen,
}: {
  kind: 'crest' | 'portrait';
  src: string;
  size: EmblemSize;
  isEager?: boolean | undefined;
  isOnScreen?: boolean | undefined;
}) {
  const { pixels, className } = emblemSizes[size];
  return (
    // biome-ignore lint/performance/noImgElement: it has one size here, and may come from any host
    <img
      src={isOnScreen ? src : emblemPicture(src, pixels)}
      alt=""
      width={pixels}
      height={pixels}
      loading={isEager || isOnScreen ? 'eager' : 'lazy'}
      decoding="async"
      className={cx(kind, className)}
    />
  );
}
