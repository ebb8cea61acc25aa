import type { TenantScope } from '#server/db/tenant-scope.ts';
import { ImportError } from '#server/feeds/errors/import-error.ts';
import type { MappedGame } from '#server/feeds/mapped-game/mapped-game.ts';
import { hasTeamName, isSameTeam } from './same-team.ts';
import { type Fixture, fixturesOfDay, fixturesOfSourceId } from './select-fixtures.ts';

/** How the operator identifies the game of a file: not at all (the file name has the id), or by teams and date. */
export type FixtureClue = {
  home?: string | undefined;
  away?: string | undefined;
  date?: string | undefined;
  season?: string | undefined;
  league?: string | undefined;
};

export type FixtureSearch = {
  file: string;
  ids: readonly string[];
  clue: FixtureClue;
  /** The teams in the file; they identify the game of a date where the operator gives no `home` or `away`. */
  teams?: MappedGame['teams'];
  cure?: string;
};

/** There is no fixture for the file. */
export class MissingFixtureError extends ImportError {}

/** Returns the fixture of a file. Throws `MissingFixtureError` for none, `ImportError` for more than one. */
export async function findFixture(scope: TenantScope, search: FixtureSearch): Promise<Fixture> {
  const { file, clue } = search;
  const candidates = clue.date ? await byDate(scope, search, clue.date) : await byFileId(scope, search);
  const [first] = candidates;
  if (!first) throw noFixture(search);
  if (candidates.length > 1) {
    const names = candidates.map(({ season, league }) => `${season.name} ${league.name}`).join(', ');
    throw new ImportError(file, `it fits ${candidates.length} fixtures (${names})`, 'add --season and --league');
  }
  return first;
}

async function byFileId(scope: TenantScope, { ids, clue }: FixtureSearch): Promise<Fixture[]> {
  for (const id of ids) {
    const matching = (await fixturesOfSourceId(scope, id)).filter((row) => fits(row, clue));
    if (matching.length > 0) return matching;
  }
  return [];
}

async function byDate(scope: TenantScope, { clue, teams }: FixtureSearch, day: string): Promise<Fixture[]> {
  const matching = (await fixturesOfDay(scope, day)).filter((row) => fits(row, clue));
  if (!teams || clue.home || clue.away || matching.length < 2) return matching;
  return matching.filter(({ home, away }) => isSameTeam(teams.home, home, away) && isSameTeam(teams.away, away, home));
}

function fits(row: Fixture, clue: FixtureClue): boolean {
  const named = (wanted: string | undefined, { name, slug }: { name: string; slug: string }) =>
    wanted === undefined || [name, slug].some((own) => own.toLowerCase() === wanted.toLowerCase());
  return (
    named(clue.season, row.season) &&
    named(clue.league, row.league) &&
    [row.home, row.away].every((team, index) => {
      const wanted = index === 0 ? clue.home : clue.away;
      return wanted === undefined || hasTeamName(team, wanted);
    })
  );
}

function noFixture({ file, ids, clue: { home, away, date }, teams, cure }: FixtureSearch): MissingFixtureError {
  if (date) {
    const names = `${home ?? teams?.home.name ?? '?'} – ${away ?? teams?.away.name ?? '?'}`;
    const check = 'check names and date, or add --create-missing';
    return new MissingFixtureError(file, `there is no fixture ${names} on ${date}`, check);
  }
  const problem = `there is no fixture with the id ${ids[0] ?? '(none in the name)'}`;
  const defaultCure =
    'import the fixtures first, name the game with --home, --away and --date, or add --create-missing';
  return new MissingFixtureError(file, problem, cure ?? defaultCure);
}
