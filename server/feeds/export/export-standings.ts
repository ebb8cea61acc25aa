import { asc, desc } from 'drizzle-orm';
import type { StandingsRow, StandingsTable } from '#lib/api/contract/standings.ts';
import { type Cell, type CsvDialect, toCsv } from '#server/csv/to-csv.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { getStandings } from '#server/league/standings/get.ts';
import { reasonText } from './reason-text.ts';

const columns = [
  'season',
  'league',
  'phase',
  'group',
  'rank',
  'shared',
  'team',
  'code',
  'played',
  'won',
  'drawn',
  'lost',
  'points',
  'points_for',
  'points_against',
  'difference',
  'win_share',
  'goal_average',
  'games_behind',
  'home_won',
  'home_drawn',
  'home_lost',
  'away_won',
  'away_drawn',
  'away_lost',
  'form',
  'streak',
  'deduction',
  'place',
  'reason',
] as const;

type LeagueNames = { name: string; slug: string; season: string; seasonSlug: string };

/**
 * Exports the standings of a league as CSV, one line per team: `form` from the oldest to the latest game (`WLD`), `streak`
 * negative for losses, `place` what the rank leads to, `reason` the tie-break between level teams. Throws `not-found`.
 */
export async function exportStandings(scope: ReadScope, league: LeagueNames): Promise<string> {
  return toCsv(columns, await linesOf(scope, league));
}

/** Exports the standings of all leagues, those of the latest season first. */
export async function exportAllStandings(scope: ReadScope, dialect?: CsvDialect): Promise<string> {
  const all = await scope.db
    .select({ name: leagues.name, slug: leagues.slug, season: seasons.name, seasonSlug: seasons.slug })
    .from(leagues)
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .where(ofTenant(scope, leagues))
    .orderBy(desc(seasons.slug), asc(leagues.slug));
  const lines = [];
  for (const league of all) lines.push(...(await linesOf(scope, league)));
  return toCsv(columns, lines, dialect);
}

async function linesOf(scope: ReadScope, league: LeagueNames): Promise<Line[]> {
  const { tables } = await getStandings(scope, { season: league.seasonSlug, league: league.slug });
  const names = { season: league.season, league: league.name };
  return tables.flatMap((table) => table.rows.map((row) => ({ ...names, ...placeOf(table), ...toLine(row, table) })));
}

type Line = Partial<Record<(typeof columns)[number], Cell>>;

const placeOf = ({ phase, group }: StandingsTable) => ({ phase: phase.name, group: group?.name ?? null });

function toLine(row: StandingsRow, table: StandingsTable): Partial<Record<(typeof columns)[number], Cell>> {
  const names = new Map(table.rows.map(({ team }) => [team.id, team.name]));
  return {
    rank: row.rank,
    shared: row.shared,
    team: row.team.name,
    code: row.team.code,
    played: row.played,
    won: row.won,
    drawn: row.drawn,
    lost: row.lost,
    points: row.classificationPoints,
    points_for: row.pointsFor,
    points_against: row.pointsAgainst,
    difference: row.difference,
    win_share: rounded(row.winShare),
    goal_average: rounded(row.pointsPercentage),
    games_behind: row.gamesBehind,
    home_won: row.home.won,
    home_drawn: row.home.drawn,
    home_lost: row.home.lost,
    away_won: row.away.won,
    away_drawn: row.away.drawn,
    away_lost: row.away.lost,
    form: row.form.map(({ outcome }) => letters[outcome]).join(''),
    streak: row.streak,
    deduction: row.deduction,
    place: row.outcome,
    reason: row.reason && reasonText(row.reason, (id) => names.get(id) ?? id),
  };
}

const letters = { won: 'W', drawn: 'D', lost: 'L' } as const;

const rounded = (value: number | null) => value && Math.round(value * 10_000) / 10_000;
