import { cx } from '#components/ui/cx.ts';
import { type EmblemSize, emblemSizes } from './emblem-size.ts';

/** The picture of a crest in its fixed box. */
export function CrestImage({ src, size, isEager }: { src: string; size: EmblemSize; isEager?: boolean }) {
  const { pixels, className } = emblemSizes[size];
  return (
    // biome-ignore lint/performance/noImgElement: crests are small files from any host and in any format
    <img
      src={src}
      alt=""
      width={pixels}
      height={pixels}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      className={cx('crest', className)}
    />
  );
}
