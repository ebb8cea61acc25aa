// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shotTally } from '#components/entity/shots/shot-tally.ts';
import { ShotChart } from '#components/game/shots/shot-chart.tsx';
import { nearestShot } from '#components/game/shots/shot-reader-view.tsx';
import type { Shot } from '#lib/api/contract/box-score.ts';
import { teamNamed } from '#tests/fixtures/game-summary.ts';
import { renderEnglish } from '#tests/unit/components/ui/intl.tsx';
import { putInSight } from '#tests/unit/components/ui/put-in-sight.ts';

vi.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));

const kos = { id: 'kos', slug: 'ana-kos', name: 'Ana Kos', firstName: 'Ana', lastName: 'Kos', portrait: null };
const shot = (
  id: string,
  side: 'home' | 'away',
  made: boolean,
  x: number,
  y: number,
  more: Partial<Shot> = {},
): Shot => ({
  ...{ id, side, made, x, y, points: 2, player: null, period: 1, clockMs: 300_000 },
  ...more,
});
const shots = [
  shot('1', 'home', true, 0, 0.3, { player: kos, shot: 'dunk' }),
  shot('2', 'home', false, 0.4, 0.4, { period: 5 }),
  shot('3', 'home', true, 6.8, 0.5, { points: 3 }),
  shot('4', 'away', false, 0, 7, { points: 3 }),
];

const show = (search = '') => {
  window.history.replaceState(null, '', `/${search}`);
  return renderEnglish(
    <ShotChart
      home={teamNamed('Home')}
      away={teamNamed('Guest')}
      shots={shots}
      league={{ season: '2025-26', slug: 'first' }}
      regularPeriods={4}
    />,
  ).container;
};
const summaryOf = (team: string) => screen.getByRole('img', { name: new RegExp(`Shots of ${team}`) });
const readerOf = (team: string) => screen.getByRole('slider', { name: new RegExp(team) });

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(cleanup);
afterEach(() => void vi.unstubAllGlobals());

test('counts the shots of each side by zone', () => {
  const tally = shotTally(shots.filter(({ side }) => side === 'home'));
  expect(tally.rim).toEqual({ made: 1, attempted: 2 });
  expect(tally['corner-three']).toEqual({ made: 1, attempted: 1 });
  expect(tally['arc-three']).toEqual({ made: 0, attempted: 0 });
});

test('draws a made shot as a disc and missed ones as crosses', () => {
  const container = show();
  expect(container.querySelectorAll('.shots-home .shot-made circle')).toHaveLength(2);
  expect(container.querySelector('.shots-home .shot-missed')?.getAttribute('d')?.match(/M/g)).toHaveLength(1);
  expect(summaryOf('Home').getAttribute('aria-label')).toBe('Shots of Home: 2 of 3 made');
});

test('a zone without shots has no percentage', () => {
  show();
  expect(screen.getByRole('row', { name: /Mid-range/ }).textContent).toContain('0/0–');
});

test('the share of the league is a dash until it is fetched', () => {
  show();
  expect(
    within(screen.getByRole('row', { name: /At the rim/ }))
      .getAllByRole('cell')
      .at(-1)?.textContent,
  ).toBe('–');
});

test('the address chooses player, period and result, and a choice goes into it', async () => {
  show('?player=ana-kos&period=1&result=missed');
  expect(summaryOf('Home').getAttribute('aria-label')).toBe('Shots of Home: 0 of 0 made');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Made or missed' }), 'Made');
  expect(window.location.search).toBe('?player=ana-kos&period=1&result=made');
  expect(summaryOf('Home').getAttribute('aria-label')).toBe('Shots of Home: 1 of 1 made');
  expect(within(screen.getByRole('row', { name: /At the rim/ })).getAllByRole('cell')[0]?.textContent).toBe('1/1');
});

test('a value of the address that the game does not have chooses nothing', () => {
  show('?player=nobody&period=9');
  expect(summaryOf('Home').getAttribute('aria-label')).toBe('Shots of Home: 2 of 3 made');
});

test('the arrow keys walk the shots of a team in order of play, and tell each', async () => {
  putInSight('.shot-plot');
  show();
  (await screen.findByRole('slider', { name: /Home/ })).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(readerOf('Home').getAttribute('aria-valuetext')).toBe('Ana Kos · Q1 5:00 · Dunk: 2\u00a0points · 0.3 m');
  await userEvent.keyboard('{ArrowRight}');
  expect(readerOf('Home').getAttribute('aria-valuetext')).toBe('OT1 5:00 · Shot: missed · 0.6 m');
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(readerOf('Home').getAttribute('aria-valuetext')).toBe('Q1 5:00 · Shot: 3\u00a0points · 6.8 m');
  await userEvent.keyboard('{Escape}');
  expect(document.querySelector('.shot-tip')).toBeNull();
});

test('a tap finds the nearest shot in reach', () => {
  const charted = shots.map((each) => ({ ...each, player: null, clock: '', words: 0 }));
  expect(nearestShot(charted, 7.6, 2)).toBe(charted[0]);
  expect(nearestShot(charted, 7.9, 2)).toBe(charted[1]);
  expect(nearestShot(charted, 2, 12)).toBeNull();
});
