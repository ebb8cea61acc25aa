// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AwardedNote } from '#components/game/awarded-note.tsx';
import type { BoxScore } from '#lib/api/contract/box-score.ts';
import type { Game } from '#lib/api/contract/game.ts';
import { renderEnglish } from '#tests/unit/components/ui/intl.tsx';

afterEach(cleanup);

const boxOf = (home: number | null, away: number) =>
  ({ home: { totals: { points: home } }, away: { totals: { points: away } } }) as BoxScore;
const note = (game: Pick<Game, 'state' | 'score'>, box = boxOf(80, 83)) => {
  renderEnglish(<AwardedNote game={game as Game} boxScore={box} />);
  return screen.queryByRole('note')?.textContent ?? null;
};

test('an awarded game says what its statistics add up to', () => {
  expect(note({ state: 'forfeited', score: { home: 0, away: 20 } })).toMatch(/0\u2060–\u206020.*80\u2060–\u206083/);
});

test('a game lost by default whose score stands says nothing', () => {
  expect(note({ state: 'defaulted', score: { home: 80, away: 83 } })).toBeNull();
});

test('a played game says nothing', () => {
  expect(note({ state: 'final', score: { home: 80, away: 82 } })).toBeNull();
});

test('points that nobody recorded are not told', () => {
  expect(note({ state: 'forfeited', score: { home: 0, away: 20 } }, boxOf(null, 83))).toBeNull();
});
