// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, test, vi } from 'vitest';
import { Corrections } from '#components/fantasy/ledger/corrections.tsx';
import type { EntrantRef, LedgerLine } from '#lib/api/contract/fantasy/common.ts';
import type { FantasyCorrection } from '#lib/api/contract/fantasy/round.ts';
import { unitsPerPoint } from '#lib/basketball/fantasy/units.ts';
import fantasy from '#messages/en/fantasy.json';
import statistics from '#messages/en/statistics.json';

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn(), prefetch: vi.fn() }),
  useParams: () => ({ locale: 'en' }),
}));

const entrant = (number: number, name: string): EntrantRef => ({
  number,
  kind: 'player',
  player: { id: `${number}`, slug: name.toLowerCase(), firstName: '', lastName: name, name, portrait: null },
  team: null,
  position: null,
});
const [ana, bea, cleo] = [entrant(1, 'Ana'), entrant(2, 'Bea'), entrant(3, 'Cleo')];

const line = (item: LedgerLine['item'], count: number): LedgerLine => ({
  booking: 7,
  cause: 'correction',
  at: '2026-11-01T10:00:00.000Z',
  gameId: 'g',
  item,
  count,
  points: count * unitsPerPoint,
  isBooked: true,
});

function show(changes: [EntrantRef, ...LedgerLine[]][], cause: FantasyCorrection['cause'] = 'correction') {
  const correction: FantasyCorrection = {
    booking: 7,
    cause,
    at: '2026-11-01T10:00:00.000Z',
    gameId: 'g',
    isBooked: true,
    changes: changes.map(([entrant, ...lines]) => ({ entrant, lines, points: 0 })),
  };
  render(
    <NextIntlClientProvider locale="en" messages={{ fantasy, statistics }} timeZone="UTC">
      <Corrections of={[correction]} />
    </NextIntlClientProvider>,
  );
  return screen.getAllByRole('listitem').map(({ textContent }) => /(given to|taken from) \w+/.exec(textContent)?.[0]);
}

test('a statistic that was another player’s says whose it was, and whose it is', () => {
  const changes: [EntrantRef, ...LedgerLine[]][] = [
    [ana, line('assists', -1), line('turnovers', 1)],
    [bea, line('assists', 1)],
  ];
  expect(show(changes)).toEqual(['given to Bea', undefined, 'taken from Ana']);
});

test('where two could have got it, or two people became one, nobody is named', () => {
  const changes: [EntrantRef, ...LedgerLine[]][] = [
    [ana, line('assists', -1)],
    [bea, line('assists', 1)],
    [cleo, line('assists', 1)],
  ];
  expect(show(changes)).toEqual([undefined, undefined, undefined]);
  cleanup();
  expect(show(changes.slice(0, 2), 'merge')).toEqual([undefined, undefined]);
});
