// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveAnswer } from '#components/league/standings/live/follow-standings.ts';
import { FollowedTable } from '#components/league/standings/live/followed-table.tsx';
import { LiveStandings } from '#components/league/standings/live/live-standings.tsx';
import { tableName } from '#components/league/standings/table-name.ts';
import type { StripGame } from '#lib/api/contract/schedule.ts';
import type { TieReason } from '#lib/api/contract/standings.ts';
import { useDayGames } from '#stores/day-games.ts';
import { row, table } from '#tests/unit/components/home/samples.ts';

const league = { season: '2025-26', league: 'first' };
const reason: TieReason = { rounds: [{ teams: ['sava', 'drava'], miniTable: [], steps: [] }], outcome: 'lots' };
const standings = table('regular', [row('sava', 1), row('drava', 2)]);
const answer = {
  tables: [
    {
      ...standings,
      rows: [
        {
          ...row('drava', 1, { reason }),
          isPlaying: true,
          rankBefore: 2,
        },
        { ...row('sava', 2), isPlaying: false, rankBefore: 1 },
      ],
    },
  ],
  games: [],
} satisfies LiveAnswer;

vi.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'sr' }),
  usePathname: () => '/',
  useRouter: () => ({ push: vi.fn(), prefetch: vi.fn() }),
}));
vi.mock('#components/league/standings/live/follow-standings.ts', () => ({
  followStandings: (_: unknown, onAnswer: (answer: LiveAnswer) => void) => {
    onAnswer(answer);
    return () => undefined;
  },
}));

beforeEach(() => {
  const address = { kind: 'round', ...league, round: 1, game: 'a-b' };
  useDayGames.setState({ games: [{ id: 'game', state: 'live', address } as unknown as StripGame] });
});
afterEach(cleanup);
afterEach(() => useDayGames.setState({ games: [] }));

test('a page without texts shows the rows of the moment, and why they stand so, in its language', async () => {
  render(
    <LiveStandings league={league}>
      <FollowedTable
        name={tableName(standings)}
        caption="Tabela"
        head={{ label: 'Ekipa' }}
        columns={[]}
        rows={[]}
        marks={{}}
      />
    </LiveStandings>,
  );
  const why = await screen.findByRole('button', { name: 'Zašto 1. mesto: drava' });
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('drava'),
    expect.stringContaining('sava'),
  ]);
  fireEvent.click(why);
  expect(await screen.findByText(/sava, drava/)).toBeTruthy();
});
