import type { TeamRef } from '#lib/api/contract/team.ts';
import { initials } from './initials.ts';
import { Monogram } from './monogram.tsx';

const sizes = { xs: 20, sm: 28, md: 40, lg: 64, xl: 112 } as const;
export type CrestSize = keyof typeof sizes;

export type CrestOf = Pick<TeamRef, 'name' | 'crest' | 'colors'> & { code?: string };

/** The crest of a club or league, or its letters in its colours. A picture beside a name, so it has no words of its own. */
export function Crest({ of, size = 'sm', isEager }: { of: CrestOf; size?: CrestSize; isEager?: boolean }) {
  const pixels = sizes[size];
  if (!of.crest) return <Monogram letters={initials(of.name, of.code)} colors={of.colors} size={pixels} />;
  return (
    // biome-ignore lint/performance/noImgElement: crests are small files of any host and of any format
    <img
      src={of.crest}
      alt=""
      width={pixels}
      height={pixels}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      className="inline-block shrink-0 object-contain"
      style={{ width: pixels, height: pixels }}
    />
  );
}
