import { maxKeptMs } from '#server/changes/kept-times.ts';
import type { FinishedPage } from '#server/page-cache/kept-page.ts';

/** A page with a shorter lifetime of its own is as of a moment, such as one about a running game. */
const steadyMs = 300_000;

/**
 * Returns for how many milliseconds a page is fresh unless one of its tags changes. What has not changed for long will not
 * soon: it is made again after twice that time. Where no change would be announced (no `minKeptMs`, no tags) it has its own lifetime.
 */
export function lifetimeOf(
  { madeAt, freshUntil, tags }: Pick<FinishedPage, 'madeAt' | 'freshUntil' | 'tags'>,
  unchangedSince: number,
  minKeptMs: number,
): number {
  const own = freshUntil - madeAt;
  if (minKeptMs === 0 || tags.length === 0) return own;
  const unchanged = Math.min(2 * (madeAt - unchangedSince), maxKeptMs);
  return Math.max(own, unchanged, own >= steadyMs ? minKeptMs : 0);
}
