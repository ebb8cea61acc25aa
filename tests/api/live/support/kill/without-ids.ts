import type { BoxScore } from '#lib/api/contract/box-score.ts';

/** A box score that can be compared with that of the same game of another tenant. */
export function withoutIds(box: BoxScore): unknown {
  return JSON.parse(JSON.stringify(box, (key, value) => (key === 'id' ? undefined : value)));
}
