import { expect, test } from 'vitest';
import { mapLiveStats } from '#server/feeds/livestats/map-livestats.ts';
import { entrantsOf } from '#server/feeds/mapped-game/squad-entries.ts';
import { liveStatsFile, team } from '#tests/unit/server/feeds/livestats/livestats-file.ts';

function homeOf(numbers: string[]) {
  const home = team('Sava', 'SAV');
  const players = Object.values((home as { pl: Record<string, { shirtNumber: string }> }).pl);
  for (const [index, player] of players.entries()) player.shirtNumber = numbers[index] ?? '';
  return entrantsOf(
    'livestats',
    mapLiveStats(liveStatsFile([], { tm: { '1': home, '2': team('Drava', 'DRA') } })).teams.home,
  );
}

test('players come in the order of the sheet, then the coach', () => {
  const entrants = homeOf(['4', '5', '6', '7', '8', '9']);
  expect(entrants.map(({ role, number }) => [role, number])).toEqual([
    ...['4', '5', '6', '7', '8', '9'].map((number) => ['player', number]),
    ['coach', null],
  ]);
});

test('a number that several players of a sheet have tells nobody apart', () => {
  const entrants = homeOf(['32', '5', '32', '32', '', '0']);
  expect(entrants.map(({ number }) => number)).toEqual([null, '5', null, null, null, '0', null]);
});
