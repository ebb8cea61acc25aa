import { describe, expect, test } from 'vitest';
import { detectGroups } from '#lib/basketball/series/detect-groups.ts';
import { inferSeriesFormat } from '#lib/basketball/series/infer-series-format.ts';
import { linkRounds } from '#lib/basketball/series/link-rounds.ts';
import { readSeries } from '#lib/basketball/series/read-series.ts';
import type { SeriesGame } from '#lib/basketball/series/series.ts';
import { missingSharedData } from '#tests/setup/shared-data.ts';
import { collectSeries } from '#tests/unit/lib/basketball/series/support/collect-series.ts';
import { seriesGames } from '#tests/unit/lib/basketball/series/support/series-games.ts';
import { readCsv } from '#tests/unit/lib/basketball/standings/support/read-csv.ts';
import { importExample } from '#tests/unit/server/feeds/fixtures/support/import-example.ts';

const formatOf = (...texts: string[]) => inferSeriesFormat(collectSeries(seriesGames(...texts)));

test('the length of a series follows from its games', () => {
  expect(formatOf('A–B 80–70')).toEqual({ kind: 'best-of', of: 1 });
  expect(formatOf('A–B 80–70', 'B–A 70–80')).toEqual({ kind: 'best-of', of: 3 });
  expect(formatOf('A–B 80–70', 'A–B 80–70', 'B–A 80–90')).toEqual({ kind: 'best-of', of: 5 });
  expect(formatOf('A–B 80–70', 'B–A 80–70', 'C–D 80–70', 'D–C 81–80')).toEqual({ kind: 'two-legs' });
  expect(formatOf('A–B 80–80', 'B–A 80–70')).toEqual({ kind: 'two-legs' });
});

test('teams that never meet, not even through others, are in different groups', () => {
  const games = ['A–B', 'D–E', 'B–C', 'F–E'].map((text) => ({ home: text.charAt(0), away: text.charAt(2) }));
  expect(detectGroups(games)).toEqual([
    ['A', 'B', 'C'],
    ['D', 'E', 'F'],
  ]);
  expect(detectGroups([...games, { home: 'A', away: 'F' }])).toEqual([['A', 'B', 'C', 'D', 'E', 'F']]);
  expect(detectGroups([])).toEqual([]);
});

const missingEuroCup = missingSharedData('eurocup-2022-23/results.csv');
test.skipIf(missingEuroCup)(`the EuroCup has two groups of ten${missingEuroCup ? ` (${missingEuroCup})` : ''}`, () => {
  const games = readCsv('eurocup-2022-23/results.csv')
    .filter((read) => read('phase') === 'REGULAR SEASON')
    .map((read) => ({ home: read('home_code'), away: read('away_code') }));
  expect(detectGroups(games).map(({ length }) => length)).toEqual([10, 10]);
});

const missingAba = missingSharedData('aba-league/results.csv');
describe.skipIf(missingAba)(`ABA League play-offs${missingAba ? ` (${missingAba})` : ''}`, () => {
  const roundsOf = (season: string) => {
    const rounds = new Map<string, SeriesGame[]>();
    for (const row of importExample('aba-league/results.csv').rows) {
      if (row.season !== season || !row.playoff) continue;
      const game = { id: `${row.line}`, home: row.home.name, away: row.away.name, state: row.state, score: row.score };
      const round = rounds.get(row.playoff.round) ?? [];
      rounds.set(row.playoff.round, [...round, { ...game, number: row.playoff.game, date: row.tipOff.at }]);
    }
    return rounds;
  };
  const results = (games: readonly SeriesGame[]) => {
    const series = collectSeries(games);
    const format = inferSeriesFormat(series);
    return series.map((one) => {
      const { wins, winner } = readSeries({ ...one, format });
      return { ...one, format, wins, winner: winner && one[winner], id: `${one.home} – ${one.away}` };
    });
  };

  test.each([
    ['2020/21', 'Crvena zvezda Meridianbet'],
    ['2021/22', 'Crvena zvezda Meridianbet'],
    ['2022/23', 'Partizan Mozzart Bet'],
  ])('the final of %s is a best of five won 3–2 by %s', (season, champion) => {
    const [final] = results(roundsOf(season).get('Final') ?? []);
    expect(final).toMatchObject({ format: { kind: 'best-of', of: 5 }, winner: champion, wins: { home: 3, away: 2 } });
  });

  test('the rounds of 2022/23 link into one tree of best of three and a final', () => {
    const rounds = roundsOf('2022/23');
    const played = ['Quarter-finals', 'Semi-finals', 'Final'].map((name) => results(rounds.get(name) ?? []));
    expect(played.map((round) => round.map(({ format }) => format.kind === 'best-of' && format.of))).toEqual([
      [3, 3, 3, 3],
      [3, 3],
      [5],
    ]);
    const linked = linkRounds(played);
    expect(
      linked.map((round) => round.map(({ next }) => linked.flat().findIndex(({ id }) => id === next?.id))),
    ).toEqual([[4, 4, 5, 5], [6, 6], [-1]]);
  });
});
