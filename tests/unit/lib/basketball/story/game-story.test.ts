import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gameStory } from '#lib/basketball/story/game-story.ts';
import type { StoryGame } from '#lib/basketball/story/story-game.ts';
import { factHolds, runIsInPeriod } from './fact-holds.ts';

const minute = 60_000;
const rules = { regularPeriods: 4, periodMs: 10 * minute, overtimeMs: 5 * minute };

type Basket = { atMs: number; side: 'home' | 'away'; points: number };

/** A game from its baskets in order: points by period, result and log. */
function played(baskets: readonly Basket[], periods = 4): StoryGame {
  const score = { home: 0, away: 0 };
  const byPeriod = Array.from({ length: periods }, (_, index) => ({ period: index + 1, home: 0, away: 0 }));
  const scores = baskets.map(({ atMs, side, points }) => {
    score[side] += points;
    const regular = Math.ceil(Math.max(1, atMs) / rules.periodMs);
    const index = regular <= 4 ? regular - 1 : 3 + Math.ceil((atMs - 40 * minute) / rules.overtimeMs);
    const period = byPeriod[index];
    if (period) period[side] += points;
    return { elapsedMs: atMs, ...score };
  });
  return { ...rules, score: { ...score }, periods: byPeriod, scores };
}

const kindsOf = (game: StoryGame) => gameStory(game)?.facts.map(({ kind }) => kind);

/** Baskets a minute apart: `h2 a3` are two points of the hosts, three of the visitors. */
const from = (text: string, stepMs = minute): Basket[] =>
  text.split(' ').map((part, index) => ({
    atMs: (index + 1) * stepMs,
    side: part[0] === 'h' ? 'home' : 'away',
    points: Number(part[1]),
  }));

describe('how a game was won', () => {
  test('a run that decided is told with its scores and its quarter', () => {
    const game = played(from('h2 a2 h2 a2 h2 a2 h2 a2 h2 a2 h2 a2 h2 a3 h3 h3 h3 h2 a2 a2 a2 h2 h2 h2 a2 h2', 90_000));
    expect(gameStory(game)?.facts).toContainEqual({
      kind: 'decisive-run',
      points: 11,
      from: { own: 14, other: 15 },
      to: { own: 25, other: 15 },
      period: 'q3',
    });
  });

  test('a winner that scored first and was never level again led throughout', () => {
    expect(kindsOf(played(from('h2 h2 a2 h2 a2 h2')))).toContain('led-throughout');
    expect(kindsOf(played(from('h2 a2 h2 a1 h2')))).toContain('never-trailed');
  });

  test('the basket that wins in the last two minutes is told with the time left', () => {
    const game = played([
      { atMs: minute, side: 'away', points: 3 },
      { atMs: 30 * minute, side: 'home', points: 2 },
      { atMs: 40 * minute - 4000, side: 'home', points: 2 },
    ]);
    expect(gameStory(game)?.facts).toContainEqual({ kind: 'late-lead', own: 4, other: 3, leftMs: 4000, period: null });
  });

  test('overtime is told with the score after regulation', () => {
    const game = played(
      [
        { atMs: minute, side: 'away', points: 2 },
        { atMs: 39 * minute, side: 'home', points: 2 },
        { atMs: 41 * minute, side: 'away', points: 3 },
      ],
      5,
    );
    expect(gameStory(game)?.facts).toContainEqual({ kind: 'overtime', level: 2, overtimes: 1, own: 3, other: 0 });
  });

  test('without a log the points by period tell it', () => {
    const periods = [
      { period: 1, home: 15, away: 20 },
      { period: 2, home: 18, away: 22 },
      { period: 3, home: 28, away: 12 },
      { period: 4, home: 20, away: 21 },
    ];
    const game: StoryGame = { ...rules, score: { home: 81, away: 75 }, periods, scores: [] };
    expect(gameStory(game)?.facts).toEqual([
      { kind: 'behind-at-break', own: 33, other: 42, period: 'q2' },
      { kind: 'decisive-period', period: 'q3', own: 28, other: 12 },
    ]);
  });

  test('a result alone says nothing of how', () => {
    expect(gameStory({ ...rules, score: { home: 81, away: 75 }, periods: [], scores: [] })?.facts).toEqual([]);
  });

  test('a log that makes another score than the result tells nothing', () => {
    const game = played(from('h2 h2 a2 h2 a2 h2'));
    const other = { ...game, score: { home: 9, away: 4 } };
    expect(gameStory(other)?.facts).toEqual([]);
  });

  test('a log without times says no minute', () => {
    const game = played(from('a3 a3 a3 h2 h3 h3 h2 h2 a2 h2').map((basket) => ({ ...basket, atMs: 0 })));
    const facts = gameStory(game)?.facts ?? [];
    expect(facts).toContainEqual(expect.objectContaining({ kind: 'comeback', minute: null }));
    expect(facts.map(({ kind }) => kind)).not.toContain('lead-for-good');
  });
});

test('nothing is said that the log does not say', () => {
  const basket = fc.record({
    side: fc.constantFrom<'home' | 'away'>('home', 'away'),
    points: fc.integer({ min: 1, max: 3 }),
    gapMs: fc.integer({ min: 0, max: 40_000 }),
  });
  fc.assert(
    fc.property(
      fc.array(basket, { minLength: 1, maxLength: 160 }),
      fc.integer({ min: 0, max: 2 }),
      (baskets, overtimes) => {
        const endMs = 40 * minute + overtimes * rules.overtimeMs;
        let atMs = 0;
        const timed = baskets.map(({ gapMs, ...rest }) => {
          atMs = Math.min(endMs, atMs + gapMs);
          return { ...rest, atMs };
        });
        const game = played(timed, 4 + overtimes);
        for (const fact of gameStory(game)?.facts ?? []) {
          expect(factHolds(fact, game), JSON.stringify(fact)).toBe(true);
          expect(runIsInPeriod(fact, game), JSON.stringify(fact)).toBe(true);
        }
      },
    ),
    { numRuns: 2000 },
  );
});
