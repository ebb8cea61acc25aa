import { expect, test } from 'vitest';
import { landingLeagues } from '#lib/api/readers/landing-leagues.ts';
import { league } from '#tests/unit/components/home/samples.ts';

const current = {
  currentSeasonLeagues: [league('men'), league('women')],
  currentSeasonTournaments: [league('cup')],
  landingPageLeagues: [league('women')],
  scheduledGamesCount: 0,
};
const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug);

test('the home page shows the leagues that are chosen for it', () => {
  expect(slugs(landingLeagues(current))).toEqual(['women']);
});

test('the home page shows all of the running season where none is chosen', () => {
  expect(slugs(landingLeagues({ ...current, landingPageLeagues: [] }))).toEqual(['men', 'women', 'cup']);
});
