// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, test, vi } from 'vitest';
import { SquadEditor } from '#components/fantasy/squad/squad-editor.tsx';
import type { MarketItem } from '#lib/api/contract/fantasy/market.ts';
import { presets } from '#lib/basketball/fantasy/presets.ts';
import fantasy from '#messages/en/fantasy.json';
import squadTexts from '#messages/en/fantasy-squad.json';
import positions from '#messages/en/positions.json';
import ui from '#messages/en/ui.json';

const rules = { ...presets.euroleague, squad: { ...presets.euroleague.squad, usesPositions: false } };
const before = { starters: [1, 2, 3, 4, 5], sixth: 6, bench: [7, 8, 9, 10], coach: 11, captain: 1 };
const lineup = { ...before, sixth: 12 };

const item = (number: number, price: number): MarketItem => {
  const name = `Player ${number}`;
  const player = { id: `p${number}`, slug: name, firstName: '', lastName: name, name, portrait: null };
  const crest = { id: `t${number}`, slug: name, name, shortName: name, code: `T${number}`, colors: null, crest: null };
  const kind = number === 11 ? 'coach' : 'player';
  return {
    entrant: { number, kind, player: kind === 'coach' ? null : player, team: crest as never, position: null },
    ...{ price, priceChange: 0, points: 0, games: 0, form: [], next: [], ownership: null, restriction: null },
  };
};

test('a transfer is undone in the editor at the price at which it was made, as the server does it', () => {
  // The sixth man was sold for 20.0 and costs 25.0 now; who came for him cost 8.0 and costs 9.5 now.
  const prices: Record<number, number> = { 6: 250, 12: 95 };
  const items = Array.from({ length: 12 }, (_, at) => item(at + 1, prices[at + 1] ?? 80));
  const coming = {
    round: { number: 2, name: 'Round 2', state: 'coming' as const, deadline: null, freezesAt: null },
    ...{ lineup, before, revision: 1, savedAt: null, bank: 120, transfers: { used: 1, allowed: 4 } },
    ...{ deals: { 6: 200, 12: 80 }, begun: [] },
  };
  const own = {
    ...{ serverTime: new Date().toISOString(), squad: { number: 1, name: 'Sokoli' }, points: 0, rank: null },
    ...{ coming, playing: null, changes: [], watched: [], mustRename: false },
  };
  render(
    <NextIntlClientProvider
      locale="en"
      messages={{ fantasy, 'fantasy-squad': squadTexts, positions, ui }}
      timeZone="UTC"
    >
      <SquadEditor
        league={{ season: '2026-27', league: 'first' }}
        own={own}
        coming={coming}
        items={items}
        rules={rules}
        saving={{ state: { kind: 'idle' }, save: vi.fn() } as never}
        onSaved={vi.fn()}
      />
    </NextIntlClientProvider>,
  );
  const left = () => screen.getByText('Left to spend').nextElementSibling?.textContent;
  expect(left()).toBe('12.0');
  fireEvent.click(screen.getByRole('button', { name: 'Sixth man: Player 12' }));
  fireEvent.click(screen.getByRole('button', { name: 'Sell for 8.0' }));
  expect(left()).toBe('20.0');
  fireEvent.click(screen.getByRole('button', { name: /^Sixth man: / }));
  const back = screen.getByRole<HTMLButtonElement>('button', { name: /^Player 6.*20\.0$/ });
  expect(back.disabled).toBe(false);
  fireEvent.click(back);
  expect(left()).toBe('0.0');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save squad' }).disabled).toBe(false);
});
