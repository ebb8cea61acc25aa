import type { StandingsTable } from '#lib/api/contract/standings.ts';
import { rankAcrossGroups } from '#lib/basketball/standings/rank-across-groups.ts';
import type { PlayoffSeeding } from '#server/db/schema/phases.ts';
import { groupLetter } from '#server/league/names/competition-names.ts';
import type { readTables } from '#server/league/standings/decide/read.ts';
import { computeStandings } from '#server/league/standings/tables-of.ts';
import { openGamesOf } from './open-games.ts';

export type Tables = Awaited<ReturnType<typeof readTables>>;
type Row = StandingsTable['rows'][number];
type Taker = Pick<Row, 'team' | 'shared'> | undefined;

/** A seed with the label of its place; `team` is null where no team has that place for itself. */
type Seed = { number: number; place: string; team: { id: string; name: string } | null };
export type Seeds = {
  seeds: Seed[];
  /** Games of the phase without a result. */
  openGames: number;
  /** Names of teams that share a place which counts. */
  shared: string[];
  /** How many teams the tables are short of. */
  missing: number;
};

/** Reads the seeds of a playoff from the tables of a phase as they stand. A team that has withdrawn has no place. */
export function readSeeds(tables: Tables, { phaseId, teams, pairing }: PlayoffSeeding): Seeds {
  const { reader, league, season, rows } = tables;
  const places = tables.places.filter(({ phase }) => phase.id === phaseId);
  const standings = computeStandings(reader, { league, season }, rows, places).map((table, index) => ({
    letter: groupLetter(places[index]?.group?.name ?? ''),
    rankedBy: table.rankedBy,
    rows: table.rows.filter(({ withdrawn }) => !withdrawn),
  }));
  const takers = pairing === 'crossed' && standings.length > 1 ? crossed(standings) : ranked(standings);
  const counting = Array.from(
    { length: teams },
    (_, index) => takers[index] ?? { place: `${index + 1}.`, row: undefined },
  );
  return {
    seeds: counting.map(({ place, row }, index) => ({
      number: index + 1,
      place,
      team: row && !row.shared ? { id: row.team.id, name: row.team.name } : null,
    })),
    openGames: openGamesOf(rows, phaseId),
    shared: counting.flatMap(({ row }) => (row?.shared ? row.team.name : [])),
    missing: counting.filter(({ row }) => !row).length,
  };
}

type GroupStandings = { letter: string; rows: Row[] } & Pick<StandingsTable, 'rankedBy'>;
type Place = { place: string; row: Taker };

/** All first places by group, then all second ones: the first of A meets the last of another group. */
function crossed(groups: readonly GroupStandings[]): Place[] {
  const depth = Math.max(...groups.map(({ rows }) => rows.length));
  return Array.from({ length: depth }, (_, index) =>
    groups.map(({ letter, rows }) => ({ place: `${letter}${index + 1}`, row: rows[index] })),
  ).flat();
}

function ranked(tables: readonly GroupStandings[]): Place[] {
  const [only, ...others] = tables;
  if (only && others.length === 0) return only.rows.map((row, index) => ({ place: `${index + 1}.`, row }));
  const rowOf = new Map(tables.flatMap(({ rows }) => rows.map((row) => [row.team.id, row] as const)));
  const order = rankAcrossGroups(
    tables.map(({ letter, rows }) => ({ group: letter, rows: rows.map((row) => ({ ...row, team: row.team.id })) })),
    only && { rankBy: only.rankedBy },
  );
  return order.map(({ team, shared }, index) => {
    const row = rowOf.get(team);
    return { place: `${index + 1}.`, row: row && { team: row.team, shared } };
  });
}
