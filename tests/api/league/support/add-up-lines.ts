import { and, eq, inArray } from 'drizzle-orm';
import type { PartlyRecorded } from '#lib/basketball/stat-sums.ts';
import { rebounds } from '#lib/basketball/stat-totals.ts';
import { gamePlayerStats } from '#server/db/schema/game-statistics.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { everyCompetition } from '#server/db/schema/player-careers.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { rulesOf } from '#server/league/game/rules.ts';

type Sums = {
  personId: string;
  games: number;
  points: number;
  offensiveRebounds: number | null;
  playedMs: number | null;
  pir: number | null;
  timedGames: number;
  ratedGames: number;
  recorded: PartlyRecorded;
};
type SeasonSums = Sums & { leagueId: string };
type CareerSums = Sums & { competition: string };

const facts = (row: Sums) => {
  const { games, made } = row.recorded;
  const sums = [row.games, row.points, row.offensiveRebounds, row.playedMs, row.timedGames, row.pir, row.ratedGames];
  return [...sums, games.playedMs, games.pir, games.offensiveRebounds, made.freeThrowsMade].join(' ');
};

/** All counted lines of a tenant, added up in the simplest way. */
export async function addUpLines({ db, tenantId }: TenantScope) {
  const all = await db
    .select({ line: gamePlayerStats, slug: leagues.slug, game: games })
    .from(gamePlayerStats)
    .innerJoin(games, eq(games.id, gamePlayerStats.gameId))
    .innerJoin(leagues, eq(leagues.id, gamePlayerStats.leagueId))
    .where(and(eq(gamePlayerStats.tenantId, tenantId), inArray(games.state, ['final', 'defaulted'])));
  const rows = all.filter(({ game }) => game.state === 'final' || rulesOf(game).default.keepsStatistics);
  type Row = (typeof rows)[number];

  const sum = (list: Row[], read: (row: Row) => number | null) => {
    const known = list.map(read).filter((value) => value !== null);
    return known.length === 0 ? null : known.reduce((total, value) => total + value, 0);
  };
  const sumsOf = (list: Row[]) =>
    facts({
      personId: '',
      games: list.filter(({ line }) => line.played).length,
      points: sum(list, ({ line }) => line.points) ?? 0,
      offensiveRebounds: sum(list, ({ line }) => line.offensiveRebounds),
      playedMs: sum(list, ({ line }) => line.playedMs),
      timedGames: list.filter(({ line }) => line.played && line.playedMs !== null).length,
      pir: sum(list, ({ line }) => line.pir),
      ratedGames: list.filter(({ line }) => line.played && line.pir !== null).length,
      recorded: recordedOf(list),
    });
  const recordedOf = (list: Row[]): PartlyRecorded => {
    const played = list.filter(({ line }) => line.played).length;
    const part = (stat: 'playedMs' | 'pir' | 'offensiveRebounds') => {
      const known = list.filter(({ line }) => line[stat] !== null);
      const games = known.filter(({ line }) => line.played).length;
      return known.length === 0 || games === played ? {} : { [stat]: games };
    };
    const withAttempts = list.filter(({ line }) => line.freeThrowsAttempted !== null);
    const [made, ofAttempts] = [list, withAttempts].map((rows) => sum(rows, ({ line }) => line.freeThrowsMade));
    const isPart = withAttempts.length > 0 && ofAttempts !== made && ofAttempts !== null;
    return {
      games: { ...part('playedMs'), ...part('pir'), ...part('offensiveRebounds') },
      made: isPart && ofAttempts !== undefined ? { freeThrowsMade: ofAttempts } : {},
    };
  };
  const grouped = (keyOf: (row: Row) => string) =>
    [...Map.groupBy(rows, keyOf)].map(([key, list]) => `${key}: ${sumsOf(list)}`);

  const played = rows.filter(({ line }) => line.played);
  const careersOf = (list: Row[], competition: string) =>
    [...Map.groupBy(list, ({ line }) => line.personId)]
      .filter(([, own]) => own.some(({ line }) => line.played))
      .map(([person, own]) => `${competition} ${person}: ${sumsOf(own)}`);
  const bySlug = Map.groupBy(rows, ({ slug }) => slug);
  const expected = {
    seasons: grouped(({ line }) => `${line.leagueId} ${line.personId}`).sort(),
    careers: [
      ...careersOf(rows, everyCompetition),
      ...[...bySlug].flatMap(([slug, own]) => careersOf(own, slug)),
    ].sort(),
  };

  const firstTen = (list: Row[], statistic: string, read: (row: Row) => number | null) => {
    const values = list.flatMap((row) => {
      const value = read(row);
      return value !== null && value > 0 ? [{ row, value }] : [];
    });
    return values
      .filter(({ value }) => values.filter((other) => other.value > value).length < 10)
      .map(({ row, value }) => `${statistic} ${row.line.gameId} ${row.line.personId} ${value}`);
  };
  const checked = ['points', 'assists', 'rebounds', 'pir', 'minutes'];
  const expectedRecords = [...Map.groupBy(played, ({ line }) => line.leagueId).values()]
    .flatMap((list) => [
      ...firstTen(list, 'points', ({ line }) => line.points),
      ...firstTen(list, 'assists', ({ line }) => line.assists),
      ...firstTen(list, 'rebounds', ({ line }) => rebounds(line)),
      ...firstTen(list, 'pir', ({ line }) => line.pir),
      ...firstTen(list, 'minutes', ({ line }) => line.playedMs),
    ])
    .sort();

  return {
    expected,
    expectedRecords,
    expectedGames: Object.fromEntries(
      [...Map.groupBy(rows, ({ line }) => line.leagueId)].map(([id, list]) => [
        id,
        new Set(list.map(({ line }) => line.gameId)).size,
      ]),
    ),
    summary: (seasons: readonly SeasonSums[], careers: readonly CareerSums[]) => ({
      seasons: seasons.map((row) => `${row.leagueId} ${row.personId}: ${facts(row)}`).sort(),
      careers: careers.map((row) => `${row.competition} ${row.personId}: ${facts(row)}`).sort(),
    }),
    recordKeys: (records: readonly { statistic: string; gameId: string; personId: string; value: number }[]) =>
      records
        .filter(({ statistic }) => checked.includes(statistic))
        .map(({ statistic, gameId, personId, value }) => `${statistic} ${gameId} ${personId} ${value}`)
        .sort(),
  };
}
