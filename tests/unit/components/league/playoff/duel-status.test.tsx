// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, test } from 'vitest';
import { DuelStatus } from '#components/league/playoff/duel-status.tsx';
import type { Duel } from '#lib/api/contract/playoff.ts';
import playoff from '#messages/en/playoff.json';

afterEach(cleanup);

const open = { team: null, label: null, from: null, isBye: false, projected: null };
const duel = (fields: Partial<Duel>): Duel => ({
  id: 'd',
  slug: 'a-b',
  home: open,
  away: open,
  format: null,
  state: 'running',
  wins: { home: 2, away: 1 },
  points: { home: 230, away: 225 },
  winner: null,
  decidedBy: null,
  isForPlace: false,
  next: null,
  games: [],
  ...fields,
});

const show = (fields: Partial<Duel>) =>
  render(
    <NextIntlClientProvider locale="en" messages={{ playoff }}>
      <DuelStatus duel={duel(fields)} />
    </NextIntlClientProvider>,
  );

test('a series without a format is running, with its wins', () => {
  show({});
  expect(screen.getByText('Series running, 2–1')).not.toBeNull();
});

test('a series without a format that has not begun says so', () => {
  show({ state: 'scheduled', wins: { home: 0, away: 0 } });
  expect(screen.getByText('Not begun yet')).not.toBeNull();
});
