// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { StandingsTable } from '#components/league/standings/standings-table.tsx';
import type { StandingsTable as Table } from '#lib/api/contract/standings.ts';
import entity from '#messages/en/entity.json';
import standings from '#messages/en/standings.json';
import statistics from '#messages/en/statistics.json';
import ui from '#messages/en/ui.json';
import { row, table } from '#tests/unit/components/home/samples.ts';

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn(), prefetch: vi.fn() }),
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/',
  useSearchParams: () => new URLSearchParams(),
}));
afterEach(cleanup);

const decided = { kind: 'deduction', points: 1.5, policy: null, decidedOn: null, reason: null } as const;

function show(rankedBy: Table['rankedBy']) {
  const rows = [row('sava', 1, { won: 3.5, deduction: 1.5, decisions: [decided], classificationPoints: 12.5 })];
  render(
    <NextIntlClientProvider locale="en" messages={{ entity, standings, statistics, ui }} timeZone="UTC">
      <StandingsTable
        table={{ ...table('regular', rows), rankedBy }}
        name="Regular season"
        league={{ season: '2025-26', league: 'first' }}
      />
    </NextIntlClientProvider>,
  );
}

test('points taken off are starred at the points and told of below the table', () => {
  show('classification-points');
  expect(screen.getByText('12.5*')).toBeTruthy();
  expect(screen.getByText('3.5–4')).toBeTruthy();
  expect(screen.getByText('* sava: points taken off by decision: 1.5')).toBeTruthy();
});

test.each(['wins', 'win-share'] as const)(
  'wins taken off are starred at the record of a table ranked by %s',
  (rankedBy) => {
    show(rankedBy);
    expect(screen.getByText('3.5–4*')).toBeTruthy();
    expect(screen.getByText('* sava: wins taken off by decision: 1.5')).toBeTruthy();
  },
);
