// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PlayByPlay } from '#components/game/play-by-play/play-by-play.tsx';
import type { Game } from '#lib/api/contract/game.ts';
import type { Play } from '#lib/api/contract/play-by-play.ts';
import entity from '#messages/en/entity.json';
import playByPlay from '#messages/en/play-by-play.json';
import plays from '#messages/en/plays.json';
import ui from '#messages/en/ui.json';
import { gameSummary, teamNamed } from '#tests/fixtures/game-summary.ts';

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useParams: () => ({ locale: 'en' }),
}));

const address = { kind: 'round', season: '2025-26', league: 'first', round: '1', game: 'north-south' } as const;
const page = '/en/seasons/2025-26/leagues/first/rounds/1/games/north-south/play-by-play';
const game: Game = {
  ...gameSummary({ address, state: 'final', home: teamNamed('North'), away: teamNamed('South') }),
  attendance: null,
  officials: [],
  regularPeriods: 4,
  periodMs: 600_000,
  overtimeMs: 300_000,
  rulesProfile: 'fiba-2024',
  guilty: null,
  playedScore: null,
  series: null,
  logIncomplete: false,
  logFaults: [],
  watch: [],
  tickets: null,
  videos: [],
  hasPhotos: false,
  seq: 9,
};
const basket = (period: number, home: number): Play => ({
  id: `${period} ${home}`,
  period,
  clockMs: 300_000,
  side: 'home',
  player: 'kos',
  action: { type: 'field-goal', points: 2, made: true, shot: 'jump-shot', blocked: false },
  score: { home, away: 0 },
  linkedTo: null,
});
const log = [1, 2, 3, 4, 5].map((period) => basket(period, period * 2));
const kos = { id: 'kos', slug: 'ana-kos', name: 'Ana Kos', firstName: 'Ana', lastName: 'Kos', portrait: null };
const players = { kos: { ...kos, number: '7' } };

const shown = (props: { period?: number; plays?: Play[]; known?: ReadonlySet<string> } = {}) => (
  <NextIntlClientProvider locale="en" messages={{ entity, 'play-by-play': playByPlay, plays, ui }} timeZone="UTC">
    <PlayByPlay game={game} plays={log} players={players} {...props} />
  </NextIntlClientProvider>
);
const rows = () => screen.getAllByRole('listitem').filter((item) => item.hasAttribute('data-item'));
const periods = () => within(screen.getByRole('navigation', { name: 'Period' })).getAllByRole('link');

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(cleanup);

test('the address of the tab shows the last period alone', () => {
  render(shown());
  expect(screen.getByRole('heading').textContent).toBe('Overtime 1');
  expect(rows().map((row) => row.textContent)).toEqual([expect.stringContaining('10–0')]);
});

test('each period is a link to its own address, the last one to that of the tab', () => {
  render(shown({ period: 2 }));
  expect(screen.getByRole('heading').textContent).toBe('Quarter 2');
  expect(periods().map((link) => link.getAttribute('href'))).toEqual([
    ...[1, 2, 3, 4].map((each) => `${page}/${each}`),
    page,
  ]);
  expect(periods().map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null, null, null]);
});

test('the links to other periods keep what has been filtered', async () => {
  render(shown());
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Player' }), 'Ana Kos');
  expect(periods()[0]?.getAttribute('href')).toBe(`${page}/1?player=ana-kos`);
});

test('in a live game the tab moves on to a period that begins, and a chosen period stays', () => {
  const known = new Set(log.map(({ id }) => id));
  const more = [...log, basket(6, 12)];
  const { rerender } = render(shown({ known }));
  rerender(shown({ plays: more, known }));
  expect(screen.getByRole('heading').textContent).toBe('Overtime 2');
  expect(rows()[0]?.className).toContain('arriving');
  rerender(shown({ plays: more, known, period: 5 }));
  expect(screen.getByRole('heading').textContent).toBe('Overtime 1');
  expect(rows()[0]?.className).not.toContain('arriving');
});
