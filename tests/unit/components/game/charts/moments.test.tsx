// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { periodSpans } from '#components/game/charts/game-time.ts';
import { type Moment, momentsOf } from '#components/game/charts/moments.ts';
import { MomentsOfGame } from '#components/game/charts/moments-of-game.tsx';
import { WinProbability } from '#components/game/charts/win-probability.tsx';
import { renderEnglish } from '#tests/unit/components/ui/intl.tsx';
import { putInSight } from '#tests/unit/components/ui/put-in-sight.ts';

vi.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));

const length = { regularPeriods: 4, periodMs: 600_000, overtimeMs: 300_000 };
const team = (code: string) => ({
  id: code,
  slug: code.toLowerCase(),
  name: `Team ${code}`,
  shortName: code,
  code,
  crest: null,
  colors: null,
  club: null,
});
const teams = { home: team('HOM'), away: team('AWA') };
const scores = [
  { elapsedMs: 30_000, home: 0, away: 3 },
  { elapsedMs: 700_000, home: 11, away: 3 },
];
const forecast = { margin: 4.8, deviation: 17.4, endDeviation: 1 };
const game = { length, untilMs: 2_400_000, isOver: true };

afterEach(cleanup);
afterEach(() => void vi.unstubAllGlobals());

describe('moments of a game', () => {
  test('are its start, each score and its end, with the win probability', () => {
    expect(momentsOf({ scores, forecast }, game)).toEqual([
      [0, 0, 0, 61],
      [30_000, 0, 3, 54],
      [700_000, 11, 3, 78],
      [2_400_000, 11, 3, 100],
    ]);
  });

  test('have no win probability without a forecast', () => {
    expect(momentsOf({ scores, forecast: null }, game)[1]).toEqual([30_000, 0, 3]);
  });
});

describe('reading a chart', () => {
  const moments = momentsOf({ scores, forecast }, game);
  const reader = () => screen.getByRole('slider');
  const reading = () => reader().parentElement?.querySelector('[aria-live]')?.textContent;
  const render = async (of: readonly Moment[]) => {
    renderEnglish(<MomentsOfGame {...teams} moments={of} spans={periodSpans(length, 0)} regularPeriods={4} />);
    await screen.findByRole('slider');
  };

  beforeEach(() => {
    putInSight();
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 240, 100));
  });

  test('the arrow keys move from score to score and say each', async () => {
    await render(moments);
    expect(reading()).toBe('');
    await userEvent.tab();
    expect(reading()).toContain('HOM 11, AWA 3');
    expect(reading()).toContain('Win probability of HOM: 100%');
    await userEvent.keyboard('{Home}{ArrowRight}');
    expect(reader().getAttribute('aria-valuetext')).toBe('Quarter 1, 9:30 left');
    expect(reading()).toContain('HOM 0, AWA 3');
    await userEvent.keyboard('{ArrowRight}');
    expect(reading()).toContain('Win probability of HOM: 78%');
    await userEvent.keyboard('{Escape}');
    expect(reading()).toBe('');
  });

  test('the pointer reads the score that stood at its place, and leaves nothing behind', async () => {
    await render(moments);
    fireEvent.pointerMove(reader(), { clientX: 100, pointerType: 'mouse' });
    expect(reading()).toContain('HOM 11, AWA 3');
    fireEvent.pointerMove(reader(), { clientX: 1, pointerType: 'mouse' });
    expect(reading()).toContain('HOM 0, AWA 0');
    fireEvent.pointerLeave(reader(), { pointerType: 'mouse' });
    expect(reading()).toBe('');
  });

  test('a tap stays', async () => {
    await render(momentsOf({ scores, forecast: null }, game));
    fireEvent.pointerDown(reader(), { clientX: 5, pointerType: 'touch' });
    expect(reading()).toBe('Quarter 1, 9:30 leftHOM 0, AWA 3');
  });
});

test('the chart of the win probability says whose it was before the game', () => {
  renderEnglish(
    <WinProbability
      {...teams}
      {...game}
      scores={scores}
      forecast={forecast}
      spans={periodSpans(length, 0)}
      moments={[]}
    />,
  );
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Win probability through the game. Before it, Team HOM had 61%.',
  );
});
