import { cx } from '#components/ui/cx.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { type EmblemSize, emblemSizes } from './emblem-size.ts';
import { initials } from './initials.ts';
import { Monogram } from './monogram.tsx';

export type CrestOf = Pick<TeamRef, 'name' | 'crest' | 'colors'> & { code?: string };

/** The crest of a club or league, else its monogram. Decorative: the name stands beside it. */
export function Crest({ of, size = 'sm', isEager }: { of: CrestOf; size?: EmblemSize; isEager?: boolean }) {
  const { pixels, className } = emblemSizes[size];
  if (!of.crest) return <Monogram letters={initials(of.name, of.code)} colors={of.colors} className={className} />;
  return (
    // biome-ignore lint/performance/noImgElement: crests are small files from any host and in any format
    <img
      src={of.crest}
      alt=""
      width={pixels}
      height={pixels}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      className={cx('inline-block shrink-0 object-contain', className)}
    />
  );
}
