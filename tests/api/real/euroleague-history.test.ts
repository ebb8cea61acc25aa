import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ImportBench, openImportBench } from '#tests/api/import/support/import-bench.ts';
import { readWebsite } from '#tests/api/import/support/read-website.ts';
import { missingSharedData } from '#tests/setup/shared-data.ts';
import { importBoxes, importList } from './import-csv.ts';

const folder = 'euroleague-player-history';
const map = `${folder}/boxscore_player_2016.csv.gz`;
const missing = missingSharedData(folder);

/** Games of 2023/24 that made history: 50 points of one player, 20 assists of another, and the play-offs' last weekend. */
const chosen = ['230', '286', '330', '331', '332', '333'];

type Duel = {
  home: { team: { code: string } };
  away: { team: { code: string } };
  points: { home: number; away: number };
};
type Row = { team: { code: string }; won: number; lost: number };
type Records = { statistic: string; records: { value: number }[] };
type Board = { category: string; leaders: { player: { name: string }; value: number }[] };

describe.skipIf(missing)(`EuroLeague seasons from box scores${missing ? ` (${missing})` : ''}`, () => {
  let bench: ImportBench;
  let read: (path: string) => ReturnType<typeof readWebsite>;
  beforeAll(async () => {
    bench = await openImportBench();
    const tenant = await bench.tenant();
    const here = { bench, tenant };
    read = (path) => readWebsite(bench, tenant, path);
    await importList(here, { file: `${folder}/game_index.csv`, keep: { Season: ['2016', '2023'] } }, 'euroleague');
    const first = await importBoxes(here, { file: map });
    expect(first).toMatchObject({ counts: { created: 259, failed: 0 }, told: { problems: [] } });
    const file = `${folder}/boxscore_player_2023.csv.gz`;
    await importBoxes(here, { file, map, keep: { Gamecode: chosen } });
  }, 120_000);
  afterAll(() => bench?.close());

  test('2016/17 has its published table', async () => {
    const { tables } = await read('seasons/2016-17/leagues/euroleague/standings');
    expect(tables[0].rows.map(({ team, won, lost }: Row) => `${team.code} ${won}-${lost}`)).toEqual(
      [
        ['MAD 23-7', 'CSK 22-8', 'OLY 19-11', 'PAN 19-11', 'ULK 18-12', 'IST 17-13', 'BAS 17-13', 'DAR 16-14'],
        ['RED 16-14', 'ZAL 14-16', 'BAR 12-18', 'GAL 11-19', 'BAM 10-20', 'TEL 10-20', 'UNK 8-22', 'MIL 8-22'],
      ].flat(),
    );
  });

  test('Fenerbahce won the final of 2017 by 80–64, in a final four that the list has as one round', async () => {
    const { rounds } = await read('seasons/2016-17/leagues/euroleague/playoff?locale=en');
    expect(rounds.map(({ name, duels }: { name: string; duels: Duel[] }) => [name, duels.length])).toEqual([
      ['Quarter-finals', 4],
      ['Semi-finals', 2],
      ['Third place', 1],
      ['Final', 1],
    ]);
    const final: Duel = rounds.at(-1).duels[0];
    expect([final.home.team.code, final.away.team.code, final.points]).toEqual(['ULK', 'OLY', { home: 80, away: 64 }]);
    const { champion } = await read('seasons/2016-17/leagues/euroleague');
    expect(champion.name).toBe('Fenerbahce Istanbul');
    const { honours } = await read('clubs/olympiacos-piraeus/history');
    expect(honours).toContainEqual(expect.objectContaining({ place: 'finalist' }));
  });

  test('Keith Langford led 2016/17 with 21.75 points a game, Ekpe Udoh in rebounds and blocks', async () => {
    const { boards } = await read('seasons/2016-17/leagues/euroleague/leaders');
    const first = (category: string) => boards.find((board: Board) => board.category === category).leaders[0];
    expect(first('points')).toMatchObject({ player: { name: 'Keith Langford' }, value: 21.75 });
    expect(first('rebounds').player.name).toBe('Ekpe Udoh');
    expect(first('blocks').player.name).toBe('Ekpe Udoh');
  });

  test('the records of single games are 50 points of Nigel Hayes-Davis and 20 assists of Codi Miller-McIntyre', async () => {
    const { boards } = await read('history/game-records');
    const best = (statistic: string) => boards.find((board: Records) => board.statistic === statistic).records[0];
    expect(best('points')).toMatchObject({ value: 50, player: { name: 'Nigel Hayes-Davis' } });
    expect(best('assists')).toMatchObject({ value: 20, player: { name: 'Codi Miller-McIntyre' } });
  });

  test('a player has one career over clubs and seasons', async () => {
    const { seasons } = await read('players/nigel-hayes-davis/career');
    expect(seasons).toHaveLength(1);
    const { items } = await read('players?search=llull');
    expect(items).toHaveLength(1);
    const llull = await read(`players/${items[0].slug}/career`);
    expect(llull.seasons.map((one: { league: { season: string } }) => one.league.season)).toEqual([
      '2023-24',
      '2016-17',
    ]);
  });
});
