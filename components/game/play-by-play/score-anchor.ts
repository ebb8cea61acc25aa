import { isScoring, type PlayLike } from '#lib/basketball/plays/play-like.ts';
import type { PlayRow } from '#lib/basketball/plays/play-rows.ts';

/** Returns the URL fragment of a row that changed the score: a game has each score once. */
export function scoreAnchor(row: PlayRow<PlayLike>): string | undefined {
  const score = row.findLast(isScoring)?.score;
  return score && `${score.home}-${score.away}`;
}
