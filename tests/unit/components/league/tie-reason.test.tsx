// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { TieReason } from '#components/league/standings/tie-reason.tsx';
import { fiba } from '#lib/basketball/standings/profiles/fiba.ts';
import { rankTeams } from '#lib/basketball/standings/rank-teams.ts';
import standings from '#messages/en/standings.json';
import statistics from '#messages/en/statistics.json';
import { playedGames, teamsOf } from '#tests/unit/lib/basketball/standings/support/build-game.ts';

vi.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));
afterEach(cleanup);

// V3 of Appendix D: B, C and D are level, and only a count that restarts puts D before C.
const games = playedGames('A–B 90–70', 'A–C 88–80', 'A–D 85–75', 'C–B 100–95', 'D–C 70–60', 'B–D 80–65');

test.each([
  [true, /^Still level: C, D\. Counted again from the first criterion/],
  [false, /^Still level: C, D\. Compared by the criteria that follow, over the same games\.$/],
])('the reason says how level teams are counted on, restart: %s', (restart, expected) => {
  const rows = rankTeams({ profile: { ...fiba, restart }, teams: teamsOf(games), games });
  const reason = rows.find(({ team }) => team === 'C')?.reason ?? null;
  if (!reason) throw new Error('C is level with nobody.');
  render(
    <NextIntlClientProvider locale="en" messages={{ standings, statistics }} timeZone="UTC">
      <TieReason reason={reason} deduction={0} rankedBy="classification-points" teams={new Map()} />
    </NextIntlClientProvider>,
  );
  expect(screen.getByText(expected)).toBeTruthy();
});
