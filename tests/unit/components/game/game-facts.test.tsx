// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { GameFacts } from '#components/game/game-facts.tsx';
import type { Game } from '#lib/api/contract/game.ts';
import { gameSummary, teamNamed } from '#tests/fixtures/game-summary.ts';
import { renderEnglish } from '#tests/unit/components/ui/intl.tsx';

afterEach(cleanup);

const forfeited = (playedScore: Game['playedScore']) => {
  const summary = gameSummary({ state: 'forfeited', home: teamNamed('North'), away: teamNamed('South') });
  const game = {
    ...summary,
    score: { home: 0, away: 20 },
    attendance: null,
    officials: [],
    guilty: 'home',
    series: null,
  };
  renderEnglish(<GameFacts game={{ ...game, coverage: 'score', playedScore } as Partial<Game> as Game} />);
};

test('a forfeited game without statistics says what was played', () => {
  forfeited({ home: 81, away: 77 });
  expect(screen.getByText('As played: 81–77')).toBeDefined();
});

test('a game that nobody played says nothing of it', () => {
  forfeited(null);
  expect(screen.queryByText(/As played/)).toBeNull();
});
