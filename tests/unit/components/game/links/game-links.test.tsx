// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, test } from 'vitest';
import { GameLinks } from '#components/game/links/game-links.tsx';
import type { Game } from '#lib/api/contract/game.ts';
import gameMedia from '#messages/en/game-media.json';
import { gameSummary } from '#tests/fixtures/game-summary.ts';

afterEach(cleanup);

const links = {
  watch: [
    { label: 'Arena Sport', url: 'https://tv.test/1' },
    { label: 'Courtside TV', url: 'https://stream.test/1' },
  ],
  tickets: 'https://tickets.test/1',
};

function show(game: Partial<Game>) {
  render(
    <NextIntlClientProvider locale="en" messages={{ 'game-media': gameMedia }} timeZone="UTC">
      <GameLinks game={{ ...gameSummary(), watch: [], tickets: null, ...game } as Game} />
    </NextIntlClientProvider>,
  );
  return screen.queryAllByRole('link').map((link) => [link.textContent?.trim(), link.getAttribute('href')]);
}

test('a game to come says where to watch it and sells tickets', () => {
  expect(show({ ...links, state: 'scheduled' })).toEqual([
    ['Arena Sport', 'https://tv.test/1'],
    ['Courtside TV', 'https://stream.test/1'],
    ['Tickets', 'https://tickets.test/1'],
  ]);
});

test('a live game says where to watch it, one that is over nothing', () => {
  expect(show({ ...links, state: 'live' }).map(([name]) => name)).toEqual(['Arena Sport', 'Courtside TV']);
  cleanup();
  expect(show({ ...links, state: 'final' })).toEqual([]);
});
