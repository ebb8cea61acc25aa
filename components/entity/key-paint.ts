import { boardPaint } from '#lib/theme/board-paint.ts';
import { type Colored, colorsOf } from './team-colors.ts';

/** Returns the colours of both keys on the dark board, dark enough for white text. */
export function keyPaint(home: Colored | null, away: Colored | null): { homePaint: string; awayPaint: string } {
  return { homePaint: boardPaint(colorsOf(home)), awayPaint: boardPaint(colorsOf(away)) };
}
