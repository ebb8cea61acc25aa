import type pg from 'pg';
import type { FantasyRules } from '#lib/basketball/fantasy/rules.ts';

type Row = {
  squad: number;
  round: number;
  starters: number[];
  sixth: number | null;
  bench: number[];
  coach: number | null;
  captain: number;
  bank: number;
};
type Broken = { lineups: number; overBudget: number; wrongBank: number; transfers: number; shape: number };

const squadsAtOnce = 500;

/** Counts stored lineups that break the rules: written from the published rules alone, it shares nothing with the engine. */
export async function countBrokenRules(
  pool: pg.Pool,
  seasonId: string,
  { squad: { budget }, transfers: { perRound } }: FantasyRules,
): Promise<Broken> {
  const priceAt = await loadPrices(pool, seasonId);
  const broken: Broken = { lineups: 0, overBudget: 0, wrongBank: 0, transfers: 0, shape: 0 };
  for (let from = 1; ; from += squadsAtOnce) {
    const rows = await pageOfLineups(pool, seasonId, from);
    if (rows.length === 0) return broken;
    for (const own of Map.groupBy(rows, ({ squad }) => squad).values()) {
      let before: { all: number[]; bank: number } = { all: [], bank: budget };
      for (const row of own) {
        const all = [...row.starters, row.sixth, ...row.bench, row.coach].filter((one) => one !== null);
        const worth = (entrants: readonly number[]) =>
          entrants.reduce((sum, entrant) => sum + priceAt(entrant, row.round), 0);
        const came = all.filter((entrant) => !before.all.includes(entrant)).length;
        broken.lineups += 1;
        broken.overBudget += row.bank < 0 ? 1 : 0;
        broken.wrongBank += row.bank + worth(all) === before.bank + worth(before.all) ? 0 : 1;
        broken.transfers += before.all.length > 0 && came > perRound ? 1 : 0;
        broken.shape +=
          new Set(all).size === 11 && row.starters.length === 5 && row.starters.includes(row.captain) ? 0 : 1;
        before = { all, bank: row.bank };
      }
    }
  }
}

async function pageOfLineups(pool: pg.Pool, seasonId: string, from: number): Promise<Row[]> {
  const { rows } = await pool.query<Row>(
    `select squad.number squad, lineup.round, starters, sixth, bench, coach, captain, bank
     from fantasy_lineup lineup join fantasy_squad squad on squad.id = lineup.squad_id
     where squad.fantasy_season_id = $1 and squad.number >= $2 and squad.number < $3 order by squad.number, lineup.round`,
    [seasonId, from, from + squadsAtOnce],
  );
  return rows;
}

/** The price before a round: what the latest earlier round with prices made of it. */
async function loadPrices(pool: pg.Pool, seasonId: string): Promise<(entrant: number, round: number) => number> {
  const { rows } = await pool.query<{ entrant: number; of_round: number; price: number }>(
    'select entrant, of_round, price from fantasy_entrant_price where fantasy_season_id = $1 order by of_round',
    [seasonId],
  );
  const prices = Map.groupBy(rows, ({ entrant }) => entrant);
  return (entrant, round) => prices.get(entrant)?.findLast(({ of_round }) => of_round < round)?.price ?? Number.NaN;
}
