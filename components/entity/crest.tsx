import type { TeamRef } from '#lib/api/contract/team.ts';
import { EmblemImage } from './emblem-image.tsx';
import { type EmblemSize, emblemSizes } from './emblem-size.ts';
import { initials } from './initials.ts';
import { Monogram } from './monogram.tsx';

export type CrestOf = Pick<TeamRef, 'name' | 'crest' | 'colors'> & { code?: string };

/** The crest of a club or league, else its monogram. Decorative: the name stands beside it. */
export function Crest({
  of,
  size = 'sm',
  ...loading
}: {
  of: CrestOf;
  size?: EmblemSize;
  isEager?: boolean;
  isOnScreen?: boolean;
}) {
  if (of.crest) return <EmblemImage kind="crest" src={of.crest} size={size} {...loading} />;
  return <Monogram letters={initials(of.name, of.code)} colors={of.colors} className={emblemSizes[size].className} />;
}
