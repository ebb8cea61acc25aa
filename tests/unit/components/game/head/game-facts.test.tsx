// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { GameFacts } from '#components/game/head/game-facts.tsx';
import type { Game } from '#lib/api/contract/game.ts';
import { gameSummary, teamNamed } from '#tests/fixtures/game-summary.ts';
import { renderEnglish } from '#tests/unit/components/ui/intl.tsx';

vi.mock('next/navigation', async () => {
  const { idleRouter } = await import('#tests/fixtures/idle-router.ts');
  return { useParams: () => ({ locale: 'en' }), useRouter: () => idleRouter };
});

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

test('the time of a game names the zone of its venue', () => {
  const game = { ...gameSummary(), attendance: null, officials: [], guilty: null, playedScore: null, series: null };
  const { container } = renderEnglish(<GameFacts game={game as Partial<Game> as Game} />);
  expect(container.textContent).toMatch(/31 January 2026.*, 19:30 CET/);
});

test('a game to come can be added to a calendar', () => {
  const summary = gameSummary({
    state: 'scheduled',
    score: null,
    tipOff: { at: null, date: '2026-01-31', timeZone: 'Europe/Ljubljana' },
  });
  const game = { ...summary, attendance: null, officials: [], guilty: null, playedScore: null, series: null };
  renderEnglish(<GameFacts game={game as Partial<Game> as Game} />);
  const link = screen.getByText('Add to calendar');
  expect(link.getAttribute('href')).toBe('/api/v2/website/schedule.ics?game=game&locale=en');
});

const inSeries = (format: NonNullable<Game['series']>['format']) => {
  const summary = gameSummary({ home: teamNamed('North'), away: teamNamed('South') });
  const series = { format, homeWins: 1, awayWins: 1, points: { home: 155, away: 151 }, games: [] };
  const game = { ...summary, attendance: null, officials: [], guilty: null, playedScore: null, series };
  return renderEnglish(<GameFacts game={game as Partial<Game> as Game} />).container.textContent;
};

test('the line of a series tells wins, that of two legs the points of both', () => {
  expect(inSeries({ kind: 'best-of', of: 5 })).toContain('Series: North 1–1 South, best of 5');
  expect(inSeries(null)).toContain('Series running: North 1–1 South');
  expect(inSeries({ kind: 'two-legs' })).toContain('Two legs, aggregate: North 155–151 South');
});
