import { asc, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { seriesWord } from '#lib/basketball/series/league-playoffs.ts';
import { type Cell, type CsvDialect, toCsv } from '#server/csv/to-csv.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { inIds } from '#server/db/in-ids.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { groups, phases } from '#server/db/schema/phases.ts';
import { duels, playoffRounds } from '#server/db/schema/playoffs.ts';
import { rounds } from '#server/db/schema/rounds.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { teams } from '#server/db/schema/teams.ts';
import { venues } from '#server/db/schema/venues.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { type FixtureColumn, fixtureColumns } from '#server/feeds/fixtures/columns.ts';
import { formatWatchLinks } from '#server/feeds/fixtures/parse-links.ts';
import { roundNames } from '#server/league/names/competition-names.ts';
import { formatOfDuel } from '#server/league/playoff/duel-series.ts';
import { officialCells } from './official-cells.ts';
import { sourceIdOf, teamSourceId } from './source-id.ts';

const home = alias(teams, 'home_team');
const away = alias(teams, 'away_team');

export type ExportFilter = { season?: string | undefined; league?: string | undefined };

/** A row of an export, with the id of what it is about. */
export type ExportedLine<Column extends string> = { id: string; cells: Partial<Record<Column, Cell>> };

/** Exports every game whose teams are known as a line for `import fixtures`: phase and round, tip-off, result, officials. */
export async function exportFixtures(scope: TenantScope, filter: ExportFilter, dialect?: CsvDialect): Promise<string> {
  const lines = await fixtureLines(scope, filter);
  return toCsv(
    fixtureColumns,
    lines.map(({ cells }) => cells),
    dialect,
  );
}

/** Returns the lines of an export of games; `ids` narrows it to these games. */
export async function fixtureLines(
  scope: TenantScope,
  { season, league, ids }: ExportFilter & { ids?: readonly string[] },
): Promise<ExportedLine<FixtureColumn>[]> {
  const rows = await scope.db
    .select({ game: games, season: seasons, league: leagues, phase: phases, group: groups, round: rounds })
    .from(games)
    .innerJoin(leagues, belongsTo(games, games.leagueId, leagues))
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .innerJoin(phases, belongsTo(games, games.phaseId, phases))
    .leftJoin(groups, belongsTo(games, games.groupId, groups))
    .leftJoin(rounds, belongsTo(games, games.roundId, rounds))
    .where(
      ofTenant(
        scope,
        games,
        season ? eq(seasons.slug, season) : undefined,
        league ? eq(leagues.slug, league) : undefined,
        inIds(games.id, ids),
      ),
    )
    .orderBy(desc(seasons.slug), asc(leagues.slug));
  const [relations, appointed] = [await gameRelations(scope, ids), await officialCells(scope, ids)];
  return rows.toSorted(byDay).flatMap((row) => {
    const { id } = row.game;
    const own = relations.get(id);
    return own ? [{ id, cells: { ...toLine(row, own), ...appointed.get(id) } }] : [];
  });
}

/** Returns teams, venue and playoff series of each game whose teams are known. */
async function gameRelations(scope: TenantScope, ids?: readonly string[]) {
  const rows = await scope.db
    .select({ id: games.id, home, away, venue: venues, duel: duels, playoffRound: playoffRounds })
    .from(games)
    .innerJoin(home, belongsTo(games, games.homeTeamId, home))
    .innerJoin(away, belongsTo(games, games.awayTeamId, away))
    .leftJoin(venues, belongsTo(games, games.venueId, venues))
    .leftJoin(duels, belongsTo(games, games.duelId, duels))
    .leftJoin(playoffRounds, belongsTo(duels, duels.playoffRoundId, playoffRounds))
    .where(ofTenant(scope, games, inIds(games.id, ids)));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Within a league by day, then by the id in the file, so that a copy is exported in the same order. */
function byDay(a: Row, b: Row): number {
  if (a.season.slug !== b.season.slug || a.league.slug !== b.league.slug) return 0;
  const key = ({ game }: Row) => `${game.tipOffDate ?? '9999'} ${sourceIdOf(game)}`;
  return key(a) < key(b) ? -1 : 1;
}

type GameRelations = Awaited<ReturnType<typeof gameRelations>> extends Map<string, infer Row> ? Row : never;
type Row = {
  game: typeof games.$inferSelect;
  season: { slug: string; name: string };
  league: { slug: string; name: string };
  phase: { kind: string; name: string };
  group: { name: string } | null;
  round: { number: number | null; name: string } | null;
};

function toLine(
  { game, season, league, phase, group, round }: Row,
  own: GameRelations,
): Partial<Record<FixtureColumn, Cell>> {
  const { duel, playoffRound, venue } = own;
  const format = duel && formatOfDuel(duel);
  const isOver = !['scheduled', 'live', 'unconfirmed', 'postponed', 'cancelled'].includes(game.state);
  return {
    season: season.name,
    league: league.name,
    id: sourceIdOf(game),
    phase: phase.kind,
    phase_name: phase.name,
    group: group?.name,
    round: round?.number,
    round_name: round && isOwnName(round) ? round.name : null,
    playoff_round: playoffRound?.name,
    series: format && seriesWord(format),
    decides: playoffRound?.decides,
    game_number: game.duelNumber,
    date: game.tipOffDate,
    utc: game.tipOffAt?.toISOString(),
    zone: game.timeZone,
    status: game.state === 'live' || game.state === 'unconfirmed' ? 'scheduled' : game.state,
    guilty: game.guilty,
    home: own.home.name,
    home_id: teamSourceId(own.home, league.slug),
    home_code: own.home.code,
    away: own.away.name,
    away_id: teamSourceId(own.away, league.slug),
    away_code: own.away.code,
    ...(isOver && { home_score: game.homeScore, away_score: game.awayScore, ...periodCells(game) }),
    overtimes: isOver && game.overtimes > 0 ? game.overtimes : null,
    venue: venue?.name,
    city: venue?.city,
    neutral: game.isNeutralVenue,
    attendance: game.attendance,
    in_standings: game.countsInStandings,
    watch: formatWatchLinks(game.watch),
    tickets: game.tickets,
  };
}

/** Whether a round has another name than the one that its number gives it. */
const isOwnName = ({ number, name }: NonNullable<Row['round']>) => number === null || name !== roundNames(number).name;

function periodCells({ periods, overtimes }: Row['game']): Partial<Record<FixtureColumn, Cell>> {
  const regular = periods.length - overtimes;
  if (regular !== 4) return {};
  return Object.fromEntries(
    periods.flatMap(({ home, away }, index) => {
      const name = index < regular ? `q${index + 1}` : `ot${index + 1 - regular}`;
      return [
        [`home_${name}`, home],
        [`away_${name}`, away],
      ];
    }),
  );
}
