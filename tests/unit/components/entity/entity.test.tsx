// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FormStrip } from '#components/entity/form-strip.tsx';
import { GameStatus, type StatusOf } from '#components/entity/game-status.tsx';
import { initials } from '#components/entity/initials.ts';
import { periodKey } from '#components/entity/period-name.ts';
import { winningSide } from '#components/entity/winner.ts';
import { currentItem } from '#components/layout/current-item.ts';
import { SchemeToggle } from '#components/layout/scheme-toggle.tsx';
import { renderEnglish } from '#tests/unit/components/ui/intl.tsx';

vi.mock('next/navigation', async () => {
  const { idleRouter } = await import('#tests/fixtures/idle-router.ts');
  return { useParams: () => ({ locale: 'en' }), useRouter: () => idleRouter };
});

afterEach(cleanup);

const status = (fields: Partial<StatusOf>): StatusOf => ({
  state: 'scheduled',
  tipOff: { at: '2026-03-01T18:30:00.000Z', date: '2026-03-01', timeZone: 'Europe/Belgrade' },
  overtimes: 0,
  live: null,
  ...fields,
});

describe('state of a game', () => {
  test('no clock is told where nothing moves it', () => {
    const game = status({ state: 'live', live: { period: 3, clockMs: 247_000, running: true, at: null } });
    const { container } = renderEnglish(<GameStatus game={game} isStill />);
    expect(container.textContent).toBe('Q3');
  });

  test.each([
    ['the hour at the venue', status({}), /19:30/],
    ['an open hour', status({ tipOff: { at: null, date: '2026-03-01', timeZone: 'UTC' } }), /time open/],
    ['an open day', status({ tipOff: { at: null, date: null, timeZone: 'UTC' } }), /Date open/],
    ['the end', status({ state: 'final' }), /^Final$/],
    ['the end after two overtimes', status({ state: 'final', overtimes: 2 }), /^Final\/2OT$/],
    [
      'period and clock',
      status({ state: 'live', live: { period: 3, clockMs: 247_000, running: false, at: null } }),
      /^Q34:07$/,
    ],
    [
      'an overtime',
      status({ state: 'live', live: { period: 5, clockMs: 9_400, running: false, at: null } }),
      /^OT19\.4$/,
    ],
    ['a forfeit', status({ state: 'forfeited' }), /^Forfeit$/],
    ['a postponement', status({ state: 'postponed' }), /^Postponed$/],
  ])('shows %s', (_, game, words) => {
    const { container } = renderEnglish(<GameStatus game={game} />);
    expect(container.textContent).toMatch(words);
  });

  test('there is no winner while the game is live', () => {
    expect(winningSide({ state: 'live', score: { home: 9, away: 3 } })).toBeNull();
    expect(winningSide({ state: 'final', score: { home: 70, away: 71 } })).toBe('away');
    expect(winningSide({ state: 'forfeited', score: { home: 20, away: 0 } })).toBe('home');
  });

  test('periods after the regular ones are overtimes', () => {
    expect(periodKey(4)).toEqual({ key: 'period', number: 4 });
    expect(periodKey(6)).toEqual({ key: 'overtime', number: 2 });
    expect(periodKey(3, 2)).toEqual({ key: 'overtime', number: 1 });
  });
});

describe('form', () => {
  test('each game has words, a letter and a position, not colour alone', () => {
    const game = { opponent: 'Split', atHome: false, score: { own: 81, opponent: 77 } };
    renderEnglish(
      <FormStrip
        games={[
          { ...game, key: '1', outcome: 'won', href: '/games/1' },
          { ...game, key: '2', outcome: 'lost', score: { own: 70, opponent: 77 } },
          { ...game, key: '3', outcome: 'drawn', score: { own: 77, opponent: 77 } },
        ]}
      />,
    );
    const link = screen.getByRole('link', { name: 'Won 81–77, away: Split' });
    expect(link.textContent).toBe('W');
    expect(screen.getByRole('img', { name: 'Lost 70–77, away: Split' }).textContent).toBe('L');
    expect(screen.getByRole('img', { name: 'Drew 77–77, away: Split' }).textContent).toBe('D');
  });
});

describe('letters for a crest', () => {
  test.each([
    ['Crvena zvezda Beograd', undefined, 'CZB'],
    ['Žalgiris', undefined, 'ŽAL'],
    ['Real Madrid', 'RMB', 'RMB'],
    ['Зенит', undefined, 'ЗЕН'],
  ])('%s (%s) becomes %s', (name, code, letters) => {
    expect(initials(name, code)).toBe(letters);
  });
});

describe('navigation', () => {
  const items = [
    { href: '/', label: 'Home' },
    { href: '/seasons', label: 'Seasons' },
    { href: '/seasons/2026/leagues/first', label: 'First league' },
  ];

  test.each([
    ['/', '/'],
    ['/seasons/2026', '/seasons'],
    ['/seasons/2026/leagues/first/calendar', '/seasons/2026/leagues/first'],
    ['/seasonsfoo', null],
    ['/news', null],
  ])('on %s the visitor is in %s', (path, expected) => {
    expect(currentItem(items, path)).toBe(expected);
  });

  test('the colour scheme goes from system to light to dark and is remembered', async () => {
    renderEnglish(<SchemeToggle />);
    await userEvent.click(screen.getByRole('button', { name: 'Colours: as the system' }));
    expect(document.documentElement.dataset.scheme).toBe('light');
    await userEvent.click(screen.getByRole('button', { name: 'Colours: light' }));
    expect(document.documentElement.dataset.scheme).toBe('dark');
    expect(localStorage.getItem('courtside-color-scheme')).toBe('dark');
    await userEvent.click(screen.getByRole('button', { name: 'Colours: dark' }));
    expect(document.documentElement.dataset.scheme).toBeUndefined();
  });
});
