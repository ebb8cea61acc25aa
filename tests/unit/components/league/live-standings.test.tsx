// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FollowedTable } from '#components/league/standings/live/followed-table.tsx';
import { LiveStandings } from '#components/league/standings/live/live-standings.tsx';
import type { RowMarks } from '#components/league/standings/live/marks-of.ts';
import type { Moment } from '#components/league/standings/live/moment.ts';
import type { StripGame } from '#lib/api/contract/schedule.ts';
import { useDayGames } from '#stores/day-games.ts';

const columns = [
  { key: 'record', label: 'W-L' },
  { key: 'form', label: 'Form' },
];
const marksOf = (head: string): RowMarks => ({ head, form: '', next: '' });
const moment: Moment = {
  isLive: true,
  tables: new Map([
    [
      'regular ',
      {
        columns,
        rows: ['b', 'a'].map((key) => ({
          key,
          head: <b>{key} of the moment</b>,
          cells: { record: `${key} now`, form: <i>form of the moment</i> },
        })),
        marks: { a: marksOf('1'), b: marksOf('2') },
      },
    ],
  ]),
};

vi.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), usePathname: () => '/' }));
vi.mock('#components/league/standings/live/standings-follower.tsx', () => ({
  StandingsFollower({ onMoment }: { onMoment: (moment: Moment) => void }) {
    useEffect(() => onMoment(moment), [onMoment]);
    return null;
  },
}));

const league = { season: '2025-26', league: 'first' };
const setOn = (isOn: boolean) => {
  const address = { kind: 'round', ...league, round: 1, game: 'a-b' };
  useDayGames.setState({ games: isOn ? [{ id: 'game', state: 'live', address } as unknown as StripGame] : [] });
};
const page = (record: string) => (
  <LiveStandings league={league}>
    <FollowedTable
      name="regular "
      caption="Standings"
      head={{ label: 'Team' }}
      columns={columns}
      rows={['a', 'b'].map((key) => ({
        key,
        head: <b>{key} of the page</b>,
        cells: [`${key} ${record}`, <i key="form">form of the page</i>],
      }))}
      marks={{ a: marksOf('1'), b: marksOf('1') }}
    />
  </LiveStandings>
);

beforeEach(() => setOn(true));
afterEach(cleanup);
afterEach(() => setOn(false));

test('rows of the moment stay while the page is refreshed during a game', async () => {
  const { rerender } = render(page('before'));
  await screen.findByText('a now');
  rerender(page('refreshed'));
  expect(screen.getByText('a now')).toBeTruthy();
  expect(screen.queryByText('a refreshed')).toBeNull();
});

test('after the last game they stay until the page is refreshed', async () => {
  const { rerender } = render(page('before'));
  await screen.findByText('a now');
  rerender(page('of the last minute'));
  act(() => setOn(false));
  expect(screen.getByText('a now')).toBeTruthy();
  rerender(page('final'));
  expect(screen.getByText('a final')).toBeTruthy();
  expect(screen.queryByText('a now')).toBeNull();
});

test('what has not changed in a row keeps its elements, also where the row moves', async () => {
  render(page('before'));
  const head = screen.getByText('a of the page');
  const forms = screen.getAllByText('form of the page');
  await screen.findByText('b of the moment');
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'TeamW-LForm',
    'b of the momentb nowform of the page',
    'a of the pagea nowform of the page',
  ]);
  expect(screen.getByText('a of the page')).toBe(head);
  expect(new Set(screen.getAllByText('form of the page'))).toEqual(new Set(forms));
});
