// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import { BoardFigures } from '#components/screens/scoreboard/board-figures.tsx';
import { ShotClock } from '#components/screens/scoreboard/shot-clock.tsx';
import { nba } from '#lib/basketball/rules/nba.ts';
import type { RulesProfile } from '#lib/basketball/rules/profile.ts';
import { clockFace } from '#lib/realtime/clock-face.ts';
import { english } from '#messages/english.ts';
import { programmeOf } from '#tests/unit/components/screens/graphics/on-air/programme-of.ts';
import { GameLog } from '#tests/unit/lib/basketball/game/game-log.ts';

const faceOf = (gameMs: number, shotMs: number, restMs: number | null = null) =>
  clockFace(
    {
      game: { running: false, remainingMs: gameMs, at: null },
      shot: { running: false, remainingMs: shotMs, at: null },
      rest: restMs === null ? null : { running: false, remainingMs: restMs, at: null },
    },
    0,
  );
const inEnglish = { locale: 'en', messages: english, timeZone: 'UTC' } as const;

it('shows no shot clock through half-time, and no light that it has run out', () => {
  const drawn = (isInterval: boolean) => (
    <NextIntlClientProvider {...inEnglish}>
      <ShotClock face={faceOf(0, 0, 540_000)} isInterval={isInterval} />
    </NextIntlClientProvider>
  );
  const view = render(drawn(false));
  expect(screen.getByRole('timer', { name: 'Shot clock' }).textContent).toBe('0.0');
  expect(document.querySelector('[data-shot-over]')).not.toBeNull();
  view.rerender(drawn(true));
  expect(screen.getByRole('timer', { name: 'Shot clock' }).textContent).toBe('');
  expect(screen.getByRole('timer', { name: 'Game clock' }).textContent).toBe('9:00');
  expect(document.querySelector('[data-shot-over], [data-over]')).toBeNull();
});

const board = (log: GameLog, face = faceOf(300_000, 14_000), profile?: RulesProfile) => (
  <NextIntlClientProvider {...inEnglish}>
    <BoardFigures game={programmeOf(log, {}, profile).game} face={face} sideAt={{ left: 'home', right: 'away' }} />
  </NextIntlClientProvider>
);
const lights = (place: 'left' | 'right') =>
  [...document.querySelectorAll(`.counts[data-place="${place}"] .counts-timeouts i`)].map((light) =>
    light.hasAttribute('data-on'),
  );

it('has a light for each time-out of the half, which goes out with it', () => {
  const log = new GameLog().starters().add({ type: 'period-start' }).at(1, '5:00');
  const view = render(board(log));
  expect(lights('left')).toEqual([true, true]);
  log.add({ type: 'timeout', kind: 'team', side: 'home' });
  view.rerender(board(log));
  expect(lights('left')).toEqual([true, false]);
  expect(lights('right')).toEqual([true, true]);
});

it('names a time-out with its own time, beside the game clock', () => {
  const log = new GameLog().starters().add({ type: 'period-start' }).at(1, '5:00');
  render(board(log, faceOf(300_000, 14_000, 42_000)));
  expect(document.querySelector('.board-rest')?.textContent).toBe('Time-out42');
  expect(document.querySelector('.board-clock')?.textContent).toBe('5:00');
});

it('shows the time of an interval as no time to play, and no shot clock', () => {
  const log = new GameLog().starters().add({ type: 'period-start' }).at(1, '0:00').add({ type: 'period-end' });
  render(board(log, faceOf(0, 0, 540_000)));
  expect(document.querySelector('.board-period')?.textContent).toContain('Half-time');
  expect(document.querySelector('.board-clock')?.hasAttribute('data-interval')).toBe(true);
  expect(document.querySelector('.board-shot')?.textContent).toBe('');
});

it('lights neither bonus nor arrow once the game is over', () => {
  const log = new GameLog().starters().add({ type: 'period-start' });
  log.add({ type: 'possession-arrow', side: 'home' });
  for (let count = 0; count < 5; count += 1) log.at(1, '5:00').foul('away', 'a1');
  const view = render(board(log));
  const lit = () => document.querySelectorAll('.arrow[data-on], [data-bonus], .counts-fouls[data-full]').length;
  expect(lit()).toBe(3);
  log.at(1, '0:00').add({ type: 'period-end' }).at(2, '10:00').add({ type: 'period-start' });
  for (let count = 0; count < 5; count += 1) log.foul('away', 'a2');
  log.at(2, '0:00').add({ type: 'period-end' }).add({ type: 'game-end' });
  view.rerender(board(log));
  expect(screen.getByText('Final')).toBeTruthy();
  expect(lit()).toBe(0);
});

it('announces no break once the game only has to be ended, but one before an overtime', () => {
  const log = new GameLog().starters().add({ type: 'period-start' }).at(2, '0:00').add({ type: 'period-end' });
  const view = render(board(log, faceOf(0, 0, 110_000)));
  expect(document.querySelector('.board-period')?.textContent).toBe('Break');
  log.freeThrow('home', 'h1', true);
  view.rerender(board(log, faceOf(0, 0)));
  expect(document.querySelector('.board-state')?.textContent).toBe('End of Q2');
  expect(document.querySelector('.board-clock, .board-period')).toBeNull();
});

it('marks the first foul of an overtime that gives free throws, where overtimes have a limit of their own', () => {
  const log = new GameLog().starters();
  for (const period of [1, 2, 3, 4])
    log.at(period, '12:00').add({ type: 'period-start' }).at(period, '0:00').add({ type: 'period-end' });
  log.at(5, '5:00').add({ type: 'period-start' });
  const isMarked = () => document.querySelector('.counts[data-place="right"] .counts-fouls')?.hasAttribute('data-full');
  for (let count = 0; count < 3; count += 1) log.at(5, '4:00').foul('away', 'a1');
  const view = render(board(log, faceOf(240_000, 14_000), nba));
  expect(isMarked()).toBe(false);
  log.foul('away', 'a2');
  view.rerender(board(log, faceOf(240_000, 14_000), nba));
  expect(isMarked()).toBe(true);
});
