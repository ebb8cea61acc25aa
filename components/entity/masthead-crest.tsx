import { Crest, type CrestOf } from './crest.tsx';
import type { EmblemSize } from './emblem-size.ts';

/**
 * The eagerly loaded crest in the head of a page. It is in a `<picture>`: React preloads a plain eager `<img>` even on pages
 * that only prefetch this one, and the browser warns about the unused preload.
 */
export function MastheadCrest({ of, size }: { of: CrestOf; size: EmblemSize }) {
  const crest = <Crest of={of} size={size} isEager />;
  return of.crest ? <picture className="contents">{crest}</picture> : crest;
}
