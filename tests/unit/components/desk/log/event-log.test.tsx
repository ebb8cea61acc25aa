// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { expect, test, vi } from 'vitest';
import type { Entry } from '#components/desk/entry/use-entry.ts';
import { EventLog } from '#components/desk/log/event-log.tsx';
import type { Desk } from '#components/desk/shared/use-desk.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import { entryWarnings } from '#lib/desk/warnings/entry-warnings.ts';
import { english } from '#messages/english.ts';
import { gameSummary } from '#tests/fixtures/game-summary.ts';
import { GameLog, roster, twoPeriods } from '#tests/unit/lib/basketball/game/game-log.ts';

const wallTime = '2026-10-03T18:00:00.000Z';
const stamp = { period: 1, clockMs: 0, wallTime };
const listed = (id: string) => ({ id, number: id.slice(1), lastName: `Player ${id}` });

/** The log of a game at the desk; `write` receives what is recorded. */
function open(log: GameLog) {
  const write = vi.fn<Desk['write']>();
  const state = replayGame({ profile: twoPeriods, roster, events: [...log.events] });
  const desk = {
    state,
    snapshot: {
      game: gameSummary({}),
      live: {
        gameId: 'g',
        profile: twoPeriods,
        sheet: { home: roster.home.map(listed), away: roster.away.map(listed) },
      },
    },
    outbox: { queue: { unsent: [] }, saving: new Set() },
    warnings: entryWarnings(state, 0),
    stamp: () => stamp,
    write,
    undo: null,
    redo: null,
  } as unknown as Desk;
  const pad = { insertion: { begin: () => undefined } } as unknown as Entry;
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <EventLog desk={desk} pad={pad} />
    </NextIntlClientProvider>,
  );
  return write;
}

const basket = () =>
  new GameLog()
    .add({ type: 'period-start' })
    .at(1, '9:00')
    .shot('home', 'h1', 2, true, { wallTime })
    .add({ type: 'assist', side: 'home', person: 'h2' }, { linkedTo: 'e2', wallTime });

test('a correction is shown with all that it takes along, and written only then', async () => {
  const user = userEvent.setup();
  const write = open(basket());
  await user.click(screen.getByRole('button', { name: /Player h1 · Jump shot/ }));
  const dialog = screen.getByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'It was missed' }));
  const preview = within(dialog).getByRole('region', { name: 'What changes' });
  expect(within(preview).getByText(/Player h2 · Assist/)).toBeDefined();
  expect(within(preview).getByText('Score after it: 0–0')).toBeDefined();
  expect(write).not.toHaveBeenCalled();
  await user.click(within(preview).getByRole('button', { name: 'Write the correction' }));
  expect(write).toHaveBeenCalledTimes(1);
  expect(write.mock.calls[0]?.[0]).toMatchObject([{ action: { made: false }, links: { supersedes: 'e2' } }]);
});

test('an assist is taken away at its basket', async () => {
  const user = userEvent.setup();
  const write = open(basket());
  await user.click(screen.getByRole('button', { name: /Player h1 · Jump shot/ }));
  const dialog = screen.getByRole('dialog');
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Assist' }), 'Nobody');
  await user.click(within(dialog).getByRole('button', { name: 'Write the correction' }));
  expect(write.mock.calls[0]?.[0]).toEqual([{ action: { type: 'correction' }, links: { voids: 'e3' } }]);
});

test('an entry of the first minutes is found by player and kind', async () => {
  const user = userEvent.setup();
  const log = basket();
  for (let shot = 0; shot < 100; shot += 1) log.shot('away', 'a1', 2, false, { wallTime });
  open(log);
  expect(screen.getAllByRole('listitem')).toHaveLength(103);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Assists');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Team or player' }), '– 1 Player a1');
  expect(screen.getByText('No entry matches.')).toBeDefined();
});

test('entries that should be checked are found by one tap, and each says its cure', async () => {
  const user = userEvent.setup();
  const log = basket().shot('away', null, 3, true);
  open(log);
  await user.click(screen.getByRole('button', { name: /^\d+ entr(y|ies) to check$/ }));
  await user.click(screen.getByRole('button', { name: /Who\?/ }));
  expect(within(screen.getByRole('dialog')).getByText('Choose the player.')).toBeDefined();
});
