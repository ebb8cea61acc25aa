// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OnAir } from '#components/screens/graphics/on-air/on-air.tsx';
import { outMs } from '#components/screens/graphics/on-air/use-take.ts';
import { onAirTeamName } from '#components/screens/graphics/programme/team-name.ts';
import type { GraphicsState, ShownGraphic } from '#lib/api/contract/graphics.ts';
import type { ClockAnchor } from '#lib/api/contract/live.ts';
import { clockFace, noAnchors } from '#lib/realtime/clock-face.ts';
import { english } from '#messages/english.ts';
import { gameSummary, teamNamed } from '#tests/fixtures/game-summary.ts';
import { GameLog } from '#tests/unit/lib/basketball/game/game-log.ts';
import { programmeOf } from './programme-of.ts';

vi.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const onAir = (...shown: Partial<ShownGraphic>[]): GraphicsState => ({
  gameId: 'game',
  version: 1,
  serverTime: '2026-01-31T18:30:00.000Z',
  shown: shown.map((one) => ({ graphic: 'scorebug', side: null, personId: null, hideAt: null, ...one })),
  alerts: { run: true, lead: false, milestone: true },
  canUndo: false,
  canRedo: false,
});

function picture(state: GraphicsState, log = new GameLog().starters()) {
  return (
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <OnAir programme={programmeOf(log)} state={state} face={clockFace(noAnchors, 0)} />
    </NextIntlClientProvider>
  );
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const layers = () => [...document.querySelectorAll<HTMLElement>('.take')].map(({ dataset }) => dataset.layer);

it('lets a picture go before the next one of its layer comes', async () => {
  const view = render(picture(onAir({}, { graphic: 'player', side: 'home', personId: 'h1' })));
  await wait(0);
  expect(screen.getByText('A Player h1')).toBeDefined();
  view.rerender(picture(onAir({}, { graphic: 'player', side: 'away', personId: 'a1' })));
  await wait(outMs - 1);
  expect(screen.queryByText('A Player a1')).toBeNull();
  expect(document.querySelector('[data-layer="lower"]')?.hasAttribute('data-on')).toBe(false);
  await wait(1);
  expect(screen.getByText('A Player a1')).toBeDefined();
  expect(screen.queryByText('A Player h1')).toBeNull();
});

it('takes the score off behind a full picture, and brings it back', async () => {
  const view = render(picture(onAir({}, { graphic: 'comparison' })));
  await wait(outMs);
  expect(layers()).toEqual(['full']);
  view.rerender(picture(onAir({})));
  await wait(outMs);
  expect(layers()).toEqual(['bug']);
});

it('tells a run for a while, not a kind that is switched off, and nothing from before it was opened', async () => {
  const log = new GameLog().starters().at(1, '9:50').shot('away', 'a1', 2, true);
  const view = render(picture(onAir({}), log));
  await wait(0);
  expect(screen.queryByText('Run')).toBeNull();
  for (let shot = 0; shot < 4; shot += 1) log.at(1, '9:40').shot('home', 'h1', 2, true);
  view.rerender(picture(onAir({}), log));
  await wait(0);
  expect(screen.getByText('8–0')).toBeDefined();
  expect(screen.queryByText('Lead change')).toBeNull();
  await wait(6_000);
  await wait(outMs);
  expect(screen.queryByText('8–0')).toBeNull();
  expect(layers()).toEqual(['bug']);
});

it('names a break and a time-out, and never shows their time as time to play', async () => {
  const wallTime = new Date(0).toISOString();
  const rest = { running: true, remainingMs: 116_000, at: wallTime };
  const log = new GameLog().starters().add({ type: 'period-start' }).at(1, '0:00');
  const drawn = (of: GameLog, restMs: ClockAnchor | null) => (
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <OnAir
        programme={programmeOf(of)}
        state={onAir({})}
        face={clockFace({ game: { running: false, remainingMs: 83_000, at: null }, shot: null, rest: restMs }, 0)}
      />
    </NextIntlClientProvider>
  );
  const words = () => document.querySelector('.bug-clocks')?.textContent;
  const view = render(drawn(log, rest));
  await wait(0);
  expect(words()).toBe('Time-out1:23');
  log.add({ type: 'period-end' });
  view.rerender(drawn(log, rest));
  await wait(0);
  expect(words()).toBe('Half-time1:56');
  view.rerender(drawn(log, null));
  await wait(0);
  expect(words()).toBe('Half-time0');
});

it.each([
  ['postponed', 'Postponed'],
  ['cancelled', 'Cancelled'],
  ['annulled', 'Annulled'],
] as const)('names the state of a game that is %s, with no clock and no score', async (state, text) => {
  const programme = programmeOf(new GameLog(), { state });
  programme.game.board.state = state;
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <OnAir programme={programme} state={onAir({})} face={clockFace(noAnchors, 0)} />
    </NextIntlClientProvider>,
  );
  await wait(0);
  expect(document.querySelector('.bug-clocks')?.textContent).toBe(text);
  expect([...document.querySelectorAll('.bug-score')].map(({ textContent }) => textContent)).toEqual(['', '']);
});

it('tells two teams of one colour apart', async () => {
  const colors = { primary: '#c8102e', secondary: '#00529b' };
  const [home, away] = [teamNamed('North'), teamNamed('South')].map((team) => ({ ...team, colors }));
  const programme = programmeOf(new GameLog().starters(), { home, away });
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <OnAir programme={programme} state={onAir({})} face={clockFace(noAnchors, 0)} />
    </NextIntlClientProvider>,
  );
  await wait(0);
  const bands = [...document.querySelectorAll<HTMLElement>('.bug-side')].map(({ style }) =>
    style.getPropertyValue('--band'),
  );
  expect(bands).toEqual(['#c8102e', '#00529b']);
});

it('tells a lead change with the team that leads by the score beside it, from a threshold on and after a rest', async () => {
  const alerts = { run: false, lead: true, milestone: false };
  const log = new GameLog().starters().at(1, '9:50').shot('away', 'a1', 3, true);
  const drawn = () => picture({ ...onAir({}), alerts }, log);
  const view = render(drawn());
  const told = () => document.querySelector('.moment')?.textContent ?? null;
  const score = async (side: 'home' | 'away', threes: number) => {
    for (let shot = 0; shot < threes; shot += 1) log.shot(side, side === 'home' ? 'h1' : 'a1', 3, true);
    view.rerender(drawn());
    await wait(0);
  };
  await wait(0);
  await score('home', 2);
  expect(told()).toBeNull();
  await score('away', 3);
  expect(told()).toBeNull();
  await score('home', 3);
  expect(told()).toContain('15–12');
  const { home } = gameSummary({});
  expect(told()).toContain(home && onAirTeamName(home));
  // On its way off the air it does not stand beside a score that denies it.
  await score('away', 2);
  expect(told()).not.toContain('15–18');
  await wait(outMs);
  expect(told()).toBeNull();
  await score('away', 1);
  await score('home', 3);
  expect(told()).toBeNull();
});

it('takes a lead change off the air once it is no longer true', async () => {
  const alerts = { run: false, lead: true, milestone: false };
  const log = new GameLog().starters().at(1, '9:50').shot('away', 'a1', 3, true).shot('away', 'a1', 3, true);
  const view = render(picture({ ...onAir({}), alerts }, log));
  await wait(0);
  for (let shot = 0; shot < 4; shot += 1) log.shot('home', 'h1', 2, true);
  view.rerender(picture({ ...onAir({}), alerts }, log));
  await wait(0);
  expect(screen.getByText('Lead change')).toBeDefined();
  log.shot('away', 'a1', 3, true);
  view.rerender(picture({ ...onAir({}), alerts }, log));
  await wait(outMs);
  expect(screen.queryByText('Lead change')).toBeNull();
});
