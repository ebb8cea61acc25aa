// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ResultsRoom } from '#components/office/results/results-room.tsx';
import { MemberContext } from '#components/office/shared/member-context.ts';
import { forgetOffice } from '#components/office/shared/use-office.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { ClientTexts } from '#lib/i18n/client-texts.tsx';
import { english } from '#messages/english.ts';

vi.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));

const teamOf = (name: string) => ({
  id: name,
  slug: name.toLowerCase(),
  name,
  shortName: name,
  code: name.slice(0, 3),
  crest: null,
  colors: null,
  club: null,
});
const gameOf = (id: string, year: string): GameSummary => ({
  id,
  address: { kind: 'round', season: year, league: 'first', round: 'round-1', game: 'beta-alfa' },
  league: {
    id: `league-${year}`,
    slug: 'first',
    name: 'First',
    season: year,
    seasonName: `Season ${year}`,
    logo: null,
  },
  round: { slug: 'round-1', name: 'Round 1', number: 1 },
  tipOff: { at: `${year}-02-14T18:30:00.000Z`, date: `${year}-02-14`, timeZone: 'Europe/Belgrade' },
  home: teamOf('Beta'),
  away: teamOf('Alfa'),
  venue: { id: 'v', slug: 'arena', name: 'Arena', city: null },
  score: { home: 80, away: 70 },
  state: 'final',
  phase: { slug: 'regular', name: 'Regular season', kind: 'regular' },
  counts: true,
  periods: [],
  overtimes: 0,
  live: null,
  coverage: 'score',
});
const games = [gameOf('new', '2021'), gameOf('old', '2020')];
let sent: unknown[];

beforeEach(() => {
  forgetOffice();
  sent = [];
  window.history.replaceState(null, '', '/en/office/results');
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (init?.method === 'PUT') sent.push(JSON.parse(String(init.body)));
    if (path.includes('/games/old/'))
      return new Response(
        JSON.stringify({ gameId: 'old', fixtureRevision: 0, revision: 0, state: 'final', score: null, history: [] }),
      );
    const items = path.includes('when=finished') ? games : [];
    return new Response(JSON.stringify({ items, nextCursor: null, documents: [] }));
  });
  return () => vi.unstubAllGlobals();
});

const member = { grants: [{ role: 'admin' }], roles: ['admin'] } as never;
const open = () =>
  render(
    <ClientTexts
      messages={{
        office: english.office,
        'office-club': english['office-club'],
        'office-results': english['office-results'],
      }}
    >
      <MemberContext value={member}>
        <ResultsRoom />
      </MemberContext>
    </ClientTexts>,
  );

test('the search of the room is kept in its address', async () => {
  window.history.replaceState(null, '', '/en/office/results?q=alfa');
  open();
  const search = await screen.findByRole('searchbox');
  expect(search).toHaveProperty('value', 'alfa');
  await userEvent.type(search, ' beta');
  expect(window.location.search).toBe('?q=alfa+beta');
});

test('the open game is kept in the address of the room', async () => {
  open();
  await userEvent.click((await screen.findAllByRole('button', { name: /Beta – Alfa/ }))[1] as HTMLElement);
  expect(window.location.search).toBe('?game=old');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  expect(window.location.search).toBe('');
});

test('games of the same teams are told apart by year and season, in the list and in the dialog', async () => {
  open();
  await expect.poll(() => screen.queryByText('Fri, 14 Feb 2020, 19:30')).not.toBeNull();
  expect(screen.getByText('First · Season 2020')).toBeDefined();
  await userEvent.click((await screen.findAllByRole('button', { name: /Beta – Alfa/ }))[1] as HTMLElement);
  const line = 'First, Season 2020 · Round 1 · Fri, 14 Feb 2020, 19:30 · Arena';
  expect(within(screen.getByRole('dialog')).getByText(line)).toBeDefined();
});

test('a forfeit is decided once somebody says who is at fault', async () => {
  window.history.replaceState(null, '', '/en/office/results?game=old');
  open();
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(await dialog.findByLabelText('What is stated'), 'forfeit');
  await userEvent.type(dialog.getByLabelText('Reason'), 'They did not come');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByLabelText('Team at fault')).toHaveProperty('value', '');
  expect(dialog.getByText('Choose the team at fault.')).toBeDefined();
  expect(sent).toEqual([]);
  await userEvent.selectOptions(dialog.getByLabelText('Team at fault'), 'away');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(sent).toMatchObject([{ kind: 'forfeit', guilty: 'away' }]);
});
