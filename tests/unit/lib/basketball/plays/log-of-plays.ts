import type { Side } from '#lib/basketball/events.ts';
import type { PlayLike } from '#lib/basketball/plays/play-like.ts';

type Given = Partial<Omit<PlayLike, 'action'>> & PlayLike['action'];

/** Returns plays of the first period with ids `1`, `2` …, a running score, and a second between them unless told otherwise. */
export function plays(...given: Given[]): PlayLike[] {
  const score = { home: 0, away: 0 };
  return given.map(({ type, made, number, of, kind, outcome, ...play }, index) => {
    const action = { type, made, number, of, kind, outcome };
    const points = type === 'field-goal' ? 2 : type === 'free-throw' ? 1 : 0;
    if (made && play.side) score[play.side] += points;
    return {
      id: `${index + 1}`,
      period: 1,
      clockMs: 600_000 - index * 1_000,
      side: null,
      player: null,
      score: { ...score },
      linkedTo: null,
      ...play,
      action: JSON.parse(JSON.stringify(action)),
    };
  });
}

export const basket = (side: Side, more: Partial<Given> = {}): Given => ({
  type: 'field-goal',
  side,
  made: true,
  ...more,
});
export const miss = (side: Side, more: Partial<Given> = {}): Given => ({
  type: 'field-goal',
  side,
  made: false,
  ...more,
});
export const rebound = (side: Side, kind: 'offensive' | 'defensive'): Given => ({ type: 'rebound', side, kind });
export const foul = (side: Side, kind = 'personal'): Given => ({ type: 'foul', side, kind });
export const freeThrow = (side: Side, number: number, of: number, made: boolean, more: Partial<Given> = {}): Given => ({
  type: 'free-throw',
  side,
  number,
  of,
  made,
  ...more,
});
