import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { StatLine } from '#lib/basketball/stat-line.ts';
import { type Cell, type CsvDialect, toCsv } from '#server/csv/to-csv.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { inIds } from '#server/db/in-ids.ts';
import { gamePlayerStats, gameTeamStats } from '#server/db/schema/game-statistics.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { people } from '#server/db/schema/people.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import {
  type BoxScoreColumn,
  boxScoreColumns,
  countColumnNames,
  countColumns,
} from '#server/feeds/box-scores/columns.ts';
import type { ExportedLine, ExportFilter } from './export-fixtures.ts';
import { personSourceId, sourceIdOf } from './source-id.ts';

type Cells = Partial<Record<BoxScoreColumn, Cell>>;
type Line = ExportedLine<BoxScoreColumn>;

const levels = ['scoresheet', 'box-score', 'log'] as const;
const over = ['final', 'forfeited', 'defaulted', 'annulled'] as const;

/** Exports the box score of every game that is over and has one as lines for `import boxscores`: players, then team totals. */
export async function exportBoxScores(scope: TenantScope, filter: ExportFilter, dialect?: CsvDialect): Promise<string> {
  const lines = await boxScoreLines(scope, filter);
  return toCsv(
    boxScoreColumns,
    lines.map(({ cells }) => cells),
    dialect,
  );
}

/** Returns the lines of an export of box scores, by games; `ids` narrows it to these. */
export async function boxScoreLines(
  scope: TenantScope,
  { season, league, ids }: ExportFilter & { ids?: readonly string[] },
): Promise<ExportedLine<BoxScoreColumn>[]> {
  const wanted = and(
    season ? eq(seasons.slug, season) : undefined,
    league ? eq(leagues.slug, league) : undefined,
    inArray(games.coverage, [...levels]),
    inArray(games.state, [...over]),
    inIds(games.id, ids),
  );
  const names = { season: seasons.name, league: leagues.name };
  const game = { id: games.id, externalIds: games.externalIds, day: games.tipOffDate };
  const order = [desc(seasons.slug), asc(leagues.slug), asc(games.tipOffDate), asc(games.id)];
  const playerRows = await scope.db
    .select({ names, game, line: gamePlayerStats, team: teams.name, person: people })
    .from(gamePlayerStats)
    .innerJoin(games, belongsTo(gamePlayerStats, gamePlayerStats.gameId, games))
    .innerJoin(leagues, belongsTo(games, games.leagueId, leagues))
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .innerJoin(teams, belongsTo(gamePlayerStats, gamePlayerStats.teamId, teams))
    .innerJoin(people, belongsTo(gamePlayerStats, gamePlayerStats.personId, people))
    .where(ofTenant(scope, gamePlayerStats, wanted))
    .orderBy(...order, desc(gamePlayerStats.side), asc(gamePlayerStats.order));
  const teamRows = await scope.db
    .select({ names, game, line: gameTeamStats, team: teams.name })
    .from(gameTeamStats)
    .innerJoin(games, belongsTo(gameTeamStats, gameTeamStats.gameId, games))
    .innerJoin(leagues, belongsTo(games, games.leagueId, leagues))
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .innerJoin(teams, belongsTo(gameTeamStats, gameTeamStats.teamId, teams))
    .where(ofTenant(scope, gameTeamStats, wanted))
    .orderBy(...order, desc(gameTeamStats.side));
  const players = playerRows.map(
    ({ names, game, line, team, person }): Line =>
      lineOf(game, {
        ...placeOf(names, game, team, line.side),
        line: 'player',
        person_id: personSourceId(person),
        first_name: person.firstName,
        last_name: person.lastName,
        number: line.number,
        position: person.position,
        starter: line.starter,
        captain: line.captain,
        played: line.played,
        ...countsOf(line),
      }),
  );
  const totals = teamRows.map(
    ({ names, game, line, team }): Line =>
      lineOf(game, {
        ...placeOf(names, game, team, line.side),
        line: 'total',
        ...countsOf(line),
        bench_points: line.facts.benchPoints,
        timeouts: line.facts.timeouts ?? null,
      }),
  );
  return [...players, ...totals];
}

type Names = { season: string; league: string };
type Game = { id: string; externalIds: string[] };

const lineOf = ({ id }: Game, cells: Cells): Line => ({ id, cells });

const placeOf = (names: Names, game: Game, team: string, side: string): Cells => ({
  ...names,
  game: sourceIdOf(game),
  side,
  team,
});

function countsOf(line: StatLine): Cells {
  const counts = Object.fromEntries(countColumnNames.map((column) => [column, line[countColumns[column]]]));
  return { ...counts, minutes: line.playedMs === null ? null : clockOf(line.playedMs) };
}

/** Formats a playing time as minutes and seconds, with hundredths where there are any. */
function clockOf(ms: number): string {
  const hundredths = Math.round(ms / 10);
  const [minutes, rest] = [Math.floor(hundredths / 6000), hundredths % 6000];
  const seconds = String(Math.floor(rest / 100)).padStart(2, '0');
  const fraction = rest % 100;
  return `${minutes}:${seconds}${fraction === 0 ? '' : `.${String(fraction).padStart(2, '0')}`}`;
}
