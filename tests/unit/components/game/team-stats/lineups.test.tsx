// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, test, vi } from 'vitest';
import { Lineups } from '#components/game/team-stats/lineups.tsx';
import type { PlayerLine } from '#lib/api/contract/box-score.ts';
import statistics from '#messages/en/statistics.json';
import teamStats from '#messages/en/team-stats.json';
import ui from '#messages/en/ui.json';
import { teamNamed } from '#tests/fixtures/game-summary.ts';

vi.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));

const player = (id: string, firstName: string, lastName: string) => ({
  ...{ id, slug: id, firstName, lastName },
  name: `${firstName} ${lastName}`,
  portrait: null,
});

test('players of a line-up who share a last name are told apart', () => {
  const squad = [player('a', 'Carl', 'Hargrove'), player('b', 'Omar', 'Hargrove'), player('c', 'Cheikh', 'Mbaye')];
  const players = squad.map((each, index) => ({ player: each, number: String(index + 4) }) as PlayerLine);
  const lineup = { side: 'home' as const, players: squad, playedMs: 60_000, pointsFor: 4, pointsAgainst: 2 };
  render(
    <NextIntlClientProvider locale="en" messages={{ statistics, 'team-stats': teamStats, ui }} timeZone="UTC">
      <Lineups of={{ team: teamNamed('North'), players }} lineups={[lineup]} />
    </NextIntlClientProvider>,
  );
  expect(screen.getByText('C. Hargrove · O. Hargrove · Mbaye')).toBeDefined();
});
