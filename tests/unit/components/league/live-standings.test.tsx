// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveStandings } from '#components/league/standings/live/live-standings.tsx';
import type { StripGame } from '#lib/api/contract/schedule.ts';
import { useDayGames } from '#stores/day-games.ts';

vi.mock('#components/league/standings/live/standings-follower.tsx', () => ({
  StandingsFollower({ onShow }: { onShow: (tables: ReactNode) => void }) {
    useEffect(() => onShow(<p>of the moment</p>), [onShow]);
    return null;
  },
}));

const league = { season: '2025-26', league: 'first' };
const setOn = (isOn: boolean) => {
  const address = { kind: 'round', ...league, round: 1, game: 'a-b' };
  useDayGames.setState({ games: isOn ? [{ id: 'game', state: 'live', address } as unknown as StripGame] : [] });
};
const page = (text: string) => (
  <LiveStandings league={league} footer={null}>
    <p>{text}</p>
  </LiveStandings>
);

beforeEach(() => setOn(true));
afterEach(cleanup);
afterEach(() => setOn(false));

test('standings of the moment stay while the page is refreshed during a game', async () => {
  const { rerender } = render(page('of the page'));
  await screen.findByText('of the moment');
  rerender(page('of the page, refreshed'));
  expect(screen.getByText('of the moment')).toBeTruthy();
  expect(screen.queryByText('of the page, refreshed')).toBeNull();
});

test('after the last game they stay until the page is refreshed', async () => {
  const { rerender } = render(page('of the page'));
  await screen.findByText('of the moment');
  const shown = page('of the last minute');
  rerender(shown);
  act(() => setOn(false));
  expect(screen.getByText('of the moment')).toBeTruthy();
  rerender(page('final'));
  expect(screen.getByText('final')).toBeTruthy();
  expect(screen.queryByText('of the moment')).toBeNull();
});
