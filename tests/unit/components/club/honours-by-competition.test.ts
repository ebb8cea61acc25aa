import { expect, it } from 'vitest';
import { honoursByCompetition } from '#components/club/overview/honours-by-competition.ts';
import type { ClubHonour } from '#lib/api/contract/club.ts';
import { teamNamed } from '#tests/fixtures/game-summary.ts';

const honour = (place: ClubHonour['place'], slug: string, season: string, name = slug): ClubHonour => ({
  place,
  league: { id: `${slug} ${season}`, slug, name, season, seasonName: season, logo: null },
  team: teamNamed('North'),
});

it('groups titles and lost finals by competition, titles and more of them first, seasons latest first', () => {
  const honours = [
    honour('finalist', 'cup', '2026'),
    honour('champion', 'super-cup', '2026'),
    honour('champion', 'league', '2025', 'Meridian League'),
    honour('finalist', 'league', '2024'),
    honour('champion', 'league', '2023', 'Old League'),
  ];
  expect(
    honoursByCompetition(honours).map(({ place, name, seasons }) => [
      place,
      name,
      seasons.map(({ league }) => league.season),
    ]),
  ).toEqual([
    ['champion', 'Meridian League', ['2025', '2023']],
    ['champion', 'super-cup', ['2026']],
    ['finalist', 'cup', ['2026']],
    ['finalist', 'league', ['2024']],
  ]);
});
