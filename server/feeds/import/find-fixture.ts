import { arrayContains, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { belongsTo } from '#server/db/belongs-to.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { answersTo } from '#server/league/team/answers-to.ts';
import { ImportError } from './import-error.ts';

/** How the operator names the game of a file: not at all (by the file's name), or by teams and day. */
export type FixtureClue = {
  home?: string | undefined;
  away?: string | undefined;
  date?: string | undefined;
  season?: string | undefined;
  league?: string | undefined;
};

const home = alias(teams, 'home_team');
const away = alias(teams, 'away_team');

type Row = {
  game: typeof games.$inferSelect;
  home: typeof teams.$inferSelect;
  away: typeof teams.$inferSelect;
  league: typeof leagues.$inferSelect;
  season: typeof seasons.$inferSelect;
};
export type Fixture = Row;

/** The fixture that a file belongs to. Throws `ImportError` where there is none, or more than one. */
export async function findFixture(
  scope: TenantScope,
  file: string,
  ids: readonly string[],
  clue: FixtureClue,
  cure = 'import the fixtures first, or name the game with --home, --away and --date',
): Promise<Fixture> {
  const candidates = clue.date ? await onDay(scope, clue) : await byId(scope, ids, clue);
  const [first] = candidates;
  if (!first) throw noFixture(file, ids, clue, cure);
  if (candidates.length > 1) {
    const names = candidates.map(({ season, league }) => `${season.name} ${league.name}`).join(', ');
    throw new ImportError(file, `it fits ${candidates.length} fixtures (${names})`, 'add --season and --league');
  }
  return first;
}
function select({ db }: TenantScope) {
  return db
    .select({ game: games, home, away, league: leagues, season: seasons })
    .from(games)
    .innerJoin(home, belongsTo(games, games.homeTeamId, home))
    .innerJoin(away, belongsTo(games, games.awayTeamId, away))
    .innerJoin(leagues, belongsTo(games, games.leagueId, leagues))
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons));
}

async function byId(scope: TenantScope, ids: readonly string[], clue: FixtureClue): Promise<Row[]> {
  for (const id of ids) {
    const rows = await select(scope).where(ofTenant(scope, games, arrayContains(games.externalIds, [`fixture:${id}`])));
    const fitting = rows.filter((row) => fits(row, clue));
    if (fitting.length > 0) return fitting;
  }
  return [];
}

async function onDay(scope: TenantScope, clue: FixtureClue): Promise<Row[]> {
  const rows = await select(scope).where(ofTenant(scope, games, eq(games.tipOffDate, clue.date ?? '')));
  return rows.filter((row) => fits(row, clue));
}

function fits(row: Row, clue: FixtureClue): boolean {
  const named = (wanted: string | undefined, ...names: string[]) =>
    wanted === undefined || names.some((name) => name.toLowerCase() === wanted.toLowerCase());
  return (
    named(clue.season, row.season.name, row.season.slug) &&
    named(clue.league, row.league.name, row.league.slug) &&
    [row.home, row.away].every((team, index) => {
      const wanted = index === 0 ? clue.home : clue.away;
      return wanted === undefined || answersTo(team, wanted) || named(wanted, team.code, team.shortName, team.slug);
    })
  );
}

function noFixture(file: string, ids: readonly string[], { home, away, date }: FixtureClue, cure: string): ImportError {
  if (date) {
    const names = `${home ?? '?'} – ${away ?? '?'}`;
    return new ImportError(file, `there is no fixture ${names} on ${date}`, 'check names and date, or add --create');
  }
  return new ImportError(file, `there is no fixture with the id ${ids[0] ?? '(none in the name)'}`, cure);
}
