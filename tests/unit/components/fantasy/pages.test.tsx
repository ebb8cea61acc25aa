// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { PriceWorking } from '#components/fantasy/entrant/price-working.tsx';
import { DuelRow } from '#components/fantasy/leagues/duel-row.tsx';
import { RoundPicks } from '#components/fantasy/squad-page/round-picks.tsx';
import { SquadMasthead } from '#components/fantasy/squad-page/squad-masthead.tsx';
import { SquadPage } from '#components/fantasy/squad-page/squad-page.tsx';
import { SquadRows } from '#components/fantasy/table/squad-rows.tsx';
import type { Pick as SquadPick } from '#lib/api/contract/fantasy/common.ts';
import type { SquadRound } from '#lib/api/contract/fantasy/squad.ts';
import { unitsPerPoint } from '#lib/basketball/fantasy/units.ts';
import fantasy from '#messages/en/fantasy.json';
import leagues from '#messages/en/fantasy-leagues.json';
import pages from '#messages/en/fantasy-pages.json';
import game from '#messages/en/game.json';
import statistics from '#messages/en/statistics.json';

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn(), prefetch: vi.fn() }),
  useParams: () => ({ locale: 'en' }),
}));

const league = { season: '2026-27', league: 'first' };
const round = { number: 1, name: 'Round 1', state: 'over', deadline: null, freezesAt: null } as const;

function show(element: ReactElement) {
  return render(
    <NextIntlClientProvider
      locale="en"
      messages={{ fantasy, 'fantasy-leagues': leagues, 'fantasy-pages': pages, game, statistics }}
      timeZone="UTC"
    >
      {element}
    </NextIntlClientProvider>,
  );
}

const units = (points: number) => Math.round(points * unitsPerPoint);

const pick = (number: number, over: Partial<SquadPick>): SquadPick => ({
  entrant: { number, kind: 'coach', player: null, team: null, position: null },
  slot: 'starter',
  isCaptain: false,
  factor: 10,
  entrantPoints: 0,
  points: 0,
  didPlay: true,
  state: 'booked',
  ...over,
});

const squad = (over: Partial<SquadRound>): SquadRound => ({
  round,
  points: 0,
  rank: null,
  isAverage: false,
  picks: [],
  lines: [],
  games: [],
  ...over,
});

test('a squad shows who is captain, who did not play, who is playing and who is still to play, by place', () => {
  const picks = [
    pick(1, { isCaptain: true, factor: 15, points: 3 * unitsPerPoint }),
    pick(2, { didPlay: false }),
    pick(3, { slot: 'bench', factor: 5, didPlay: null, state: 'coming' }),
    pick(4, { slot: 'bench', factor: 5, didPlay: null, state: 'live' }),
    pick(5, { slot: 'bench', factor: 5, state: 'worthless' }),
  ];
  show(<RoundPicks of={squad({ picks })} league={league} />);
  const rows = screen.getAllByRole('group').map((row) => row.querySelector('summary')?.textContent);
  expect(rows).toEqual([
    expect.stringMatching(/Captain× 1\.53\.0$/),
    expect.stringMatching(/Did not play0\.0$/),
    expect.stringMatching(/Game to come× 0\.50\.0$/),
    expect.stringMatching(/being played× 0\.50\.0$/),
    expect.stringMatching(/worth nothing× 0\.50\.0$/),
  ]);
  expect(screen.getByText('Starting five')).toBeTruthy();
  expect(screen.queryByText('Sixth man')).toBeNull();
});

test('the points of a squad’s players have as many decimals as the longest of them', () => {
  const picks = [pick(1, { points: 3 * unitsPerPoint }), pick(2, { slot: 'bench', points: units(0.55) })];
  const { container } = show(<RoundPicks of={squad({ picks })} league={league} />);
  expect([...container.querySelectorAll('.figures')].map((one) => one.textContent)).toEqual(['3.00', '0.55']);
});

test('the total of a squad is the same on its page as in a table, and rounds stand below one another', () => {
  const of = { number: 1, name: 'Sokoli' };
  const points = units(990.4);
  const earlier = (number: number, points: number) => ({
    ...{ round: { ...round, number, name: `Round ${number}` }, points: units(points) },
    ...{ rank: null, isAverage: false },
  });
  const page = {
    ...{ squad: of, points, rank: 1, value: null, achievements: [] },
    ...{ rounds: [earlier(1, 135.2), earlier(2, 82.65)], shown: squad({ round: { ...round, number: 3 } }) },
  };
  const table = show(<SquadRows of={[{ rank: 1, squad: of, points }]} league={league} />);
  expect(table.container.textContent).toMatch(/990\.40$/);
  const head = show(
    <SquadMasthead
      page={page}
      league={{ id: '1', slug: 'first', name: 'First', logo: null, season: '2026-27', seasonName: '2026/27' }}
    />,
  );
  expect(head.container.textContent).toContain('All points: 990.40');
  show(<SquadPage page={page} league={league} />);
  const rounds = screen.getByRole('region', { name: 'Round by round' });
  expect([...rounds.querySelectorAll('.figures')].map((one) => one.textContent)).toEqual(['82.65', '135.20']);
});

test('who joined later is told to get the average', () => {
  show(<RoundPicks of={squad({ isAverage: true })} league={league} />);
  expect(screen.getByText('Joined later: gets the average of the other squads.')).toBeTruthy();
});

test('a price shows its sum, and where it was limited', () => {
  const working = {
    from: 80,
    to: 90,
    points: 40 * unitsPerPoint,
    expected: 880_000,
    smoothing: 25,
    change: 12,
    cappedChange: 10,
  };
  const { container } = show(<PriceWorking of={working} />);
  expect(container.textContent).toContain('(40.0 − 8.8) ÷ 25 = +1.2limited to +1.08.0 → 9.0');
});

test('a price without a decided game stays', () => {
  const working = { from: 80, to: 80, points: null, expected: 0, smoothing: 25, change: 0, cappedChange: 0 };
  show(<PriceWorking of={working} />);
  expect(screen.getByText('No decided game of the team: the price stays.')).toBeTruthy();
});

test('a duel names the ghost and what decided level points', () => {
  show(
    <DuelRow
      duel={{
        round: 2,
        stage: 'final',
        home: { number: 1, name: 'Ana' },
        away: null,
        homePoints: unitsPerPoint,
        awayPoints: unitsPerPoint,
        decidedBy: 'registration',
        winner: 'home',
      }}
      league={league}
    />,
  );
  expect(screen.getByRole('link', { name: 'Ana' }).getAttribute('href')).toMatch(/fantasy\/squads\/1$/);
  expect(screen.getByText('Ghost (average)')).toBeTruthy();
  expect(screen.getByText('Final')).toBeTruthy();
  expect(screen.getByText('level: decided by earlier registration')).toBeTruthy();
});
