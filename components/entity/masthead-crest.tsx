import { Crest, type CrestOf } from './crest.tsx';
import type { EmblemSize } from './emblem-size.ts';

/**
 * The crest at the head of a page, loaded at once. In a <picture>, since React would otherwise have every page that merely
 * prefetches this one load it too, and the browser complain of that.
 */
export function MastheadCrest({ of, size }: { of: CrestOf; size: EmblemSize }) {
  const crest = <Crest of={of} size={size} isEager />;
  return of.crest ? <picture className="contents">{crest}</picture> : crest;
}
