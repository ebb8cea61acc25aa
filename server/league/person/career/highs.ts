import { type HighKind, highKinds } from '#lib/api/contract/player-career.ts';
import { rebounds } from '#lib/basketball/stat-totals.ts';
import type { CareerLine } from './load-lines.ts';

const statOf: Record<HighKind, (line: CareerLine) => number | null> = {
  points: ({ points }) => points,
  rebounds,
  assists: ({ assists }) => assists,
  steals: ({ steals }) => steals,
  blocks: ({ blocks }) => blocks,
  threePointersMade: ({ threePointersMade }) => threePointersMade,
  pir: ({ pir }) => pir,
  plusMinus: ({ plusMinus }) => plusMinus,
  minutes: ({ playedMs }) => playedMs,
};

export type High = { kind: HighKind; value: number; times: number; line: CareerLine };

/** Returns the career high of each kind above zero, and the first game with it. `lines`: latest first. */
export function highsOf(lines: readonly CareerLine[]): High[] {
  return highKinds.flatMap((kind) => {
    const value = Math.max(0, ...lines.map((line) => statOf[kind](line) ?? 0));
    const best = lines.filter((line) => statOf[kind](line) === value);
    const line = best.at(-1);
    return value > 0 && line ? [{ kind, value, times: best.length, line }] : [];
  });
}
