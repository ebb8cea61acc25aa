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

vi.mock('next/navigation', async (original) => {
  const { idleRouter } = await import('#tests/fixtures/idle-router.ts');
  return { ...(await original<object>()), useParams: () => ({ locale: 'en' }), useRouter: () => idleRouter };
});

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
  rulings: [],
  series: null,
  logIncomplete: false,
  logFaults: [],
  watch: [],
  tickets: null,
  videos: [],
  hasPhotos: false,
  hasFantasy: false,
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
const assist: Play = { ...basket(1, 2), id: 'assist', player: 'rep', action: { type: 'assist' }, linkedTo: '1 2' };
const block: Play = { ...assist, id: 'block', side: 'away', player: null, action: { type: 'block' }, linkedTo: 'miss' };
const miss: Play = {
  ...basket(1, 2),
  id: 'miss',
  action: { type: 'field-goal', points: 3, made: false, shot: 'jump-shot', blocked: true },
};
const kos = { id: 'kos', slug: 'ana-kos', name: 'Ana Kos', firstName: 'Ana', lastName: 'Kos', portrait: null };
const rep = { ...kos, id: 'rep', slug: 'eva-rep', name: 'Eva Rep', lastName: 'Rep' };
const players = { kos: { ...kos, number: '7' }, rep: { ...rep, number: null } };

const shown = (props: { period?: number; plays?: Play[]; known?: ReadonlySet<string> } = {}) => (
  <NextIntlClientProvider locale="en" messages={{ entity, 'play-by-play': playByPlay, plays, ui }} timeZone="UTC">
    <PlayByPlay game={game} plays={log} players={players} {...props} />
  </NextIntlClientProvider>
);
const rows = () => screen.getAllByRole('row').filter((row) => row.hasAttribute('data-item'));
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

test('an assist is read in the row of its basket, and what the other team did stands on its side', () => {
  render(shown({ plays: [basket(1, 2), assist, miss, block] }));
  const cells = rows().map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  );
  expect(cells).toEqual([
    ['7Ana Kos Jump shot: 2\u00a0pointsAssist Eva Rep', '2–05:00', ''],
    ['7Ana Kos Jump shot: blocked', '5:00', 'Block '],
  ]);
  expect(rows().map(({ dataset }) => [dataset.team, dataset.player, dataset.kind])).toEqual([
    ['home', 'ana-kos eva-rep', 'scoring'],
    ['home away', 'ana-kos', 'misses'],
  ]);
});

test('the free throws of a trip are one row', () => {
  const freeThrow = (number: number, made: boolean): Play => ({
    ...basket(1, 1),
    id: `${number}`,
    action: { type: 'free-throw', made, number, of: 2 },
  });
  render(shown({ plays: [freeThrow(1, true), freeThrow(2, false)] }));
  expect(rows().map((row) => row.textContent)).toEqual(['7Ana Kos Free throws: 1\u00a0of\u00a02●○1–05:00']);
});

test('a lead change and a run are linked to in their period', () => {
  const away = (play: Play, score: number, home: number): Play => ({
    ...play,
    side: 'away',
    score: { home, away: score },
  });
  const turn = [basket(1, 2), ...[2, 4, 6, 8].map((score) => away({ ...basket(2, score), id: `x${score}` }, score, 2))];
  render(shown({ plays: turn, period: 1 }));
  const linksOf = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(linksOf('Lead changes')).toEqual([`${page}#2-4`]);
  expect(linksOf('Largest runs')).toEqual([`${page}#2-2`]);
  cleanup();
  render(shown({ plays: turn }));
  expect(linksOf('Largest runs')).toEqual(['#2-2']);
  expect(rows()[0]?.id).toBe('2-2');
});

test('a lead taken by the first free throw of a trip is linked to the row of the trip', () => {
  const freeThrow = (number: number): Play => ({
    ...basket(1, 0),
    id: `throw ${number}`,
    side: 'away',
    action: { type: 'free-throw', made: true, number, of: 2 },
    score: { home: 2, away: 2 + number },
  });
  const level: Play = { ...basket(1, 2), id: 'level', side: 'away', score: { home: 2, away: 2 } };
  render(shown({ plays: [basket(1, 2), level, freeThrow(1), freeThrow(2)] }));
  const jumps = within(screen.getByRole('navigation', { name: 'Lead changes' })).getAllByRole('link');
  expect(jumps.map((jump) => jump.getAttribute('href'))).toEqual(['#2-4']);
  expect(rows().at(-1)?.id).toBe('2-4');
});
