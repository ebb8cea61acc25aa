import type { DataImportMap, ImportedGame } from '#lib/api/contract/data-import.ts';
import type { DataImportKind } from '#lib/api/contract/data-import-kinds.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { importBoxScoreRows } from '#server/feeds/box-scores/import-box-scores.ts';
import { parseBoxScores } from '#server/feeds/box-scores/parse-box-scores.ts';
import { ImportError } from '#server/feeds/errors/import-error.ts';
import { isRefusal, problemLine } from '#server/feeds/errors/problem-line.ts';
import { importFixtureRows } from '#server/feeds/fixtures/import-fixtures.ts';
import { parseFixtures } from '#server/feeds/fixtures/parse-fixtures.ts';
import { importLiveStatsGame } from '#server/feeds/livestats/import-livestats.ts';
import { importRosterRows } from '#server/feeds/rosters/import-rosters.ts';
import { parseRosters } from '#server/feeds/rosters/parse-rosters.ts';
import { type CollectedLine, collectLines } from './collect-lines.ts';
import { readTable } from './read-table.ts';

/** What became of each line, and of LiveStats what it makes of the game. */
export type DoneKind = { lines: CollectedLine[]; game: ImportedGame | null };
export type ImportFile = { kind: DataImportKind; fileName: string; bytes: Buffer; map: DataImportMap };

/** Imports a file with the importer of its kind, and returns what came of it. Throws an `ImportError` for an unreadable file. */
export async function runKind(scope: TenantScope, file: ImportFile, timeZone: string): Promise<DoneKind> {
  if (file.kind === 'livestats') return runLiveStats(scope, file);
  const { map, fileName } = file;
  const table = await readTable(fileName, file.bytes);
  const source = {
    file: fileName,
    text: table.textIn(map.date),
    map: { file: fileName, text: JSON.stringify(feedMapOf(map)) },
  };
  const league = {
    kind: 'league',
    rulesProfile: 'fiba-2024',
    standingsProfile: 'fiba',
    chosen: undefined,
    timeZone,
  } as const;
  const options = { file: fileName, league, newTeams: map.newTeams };
  if (file.kind === 'fixtures') {
    const result = parseFixtures({ ...source, defaults: { zone: timeZone } });
    const titles = titlesOf(result.rows, ({ home, away, tipOff }) =>
      [`${home.name} – ${away.name}`, tipOff.date].filter(Boolean).join(', '),
    );
    const report = collectLines(titles);
    await importFixtureRows(scope, { ...options, result }, report);
    return { lines: report.lines, game: null };
  }
  if (file.kind === 'rosters') {
    const result = parseRosters(source);
    const report = collectLines(
      titlesOf(result.rows, ({ person, team }) => `${person.firstName} ${person.lastName}, ${team.name}`.trim()),
    );
    await importRosterRows(scope, { ...options, result }, report);
    return { lines: report.lines, game: null };
  }
  const result = parseBoxScores(source);
  const report = collectLines(titlesOf(result.rows, ({ season, league, game }) => `${season} ${league}, ${game}`));
  await importBoxScoreRows(scope, { files: [{ file: fileName, result }], replace: map.replace }, report);
  return { lines: report.lines, game: null };
}

function titlesOf<Row extends { line: number }>(rows: readonly Row[], titleOf: (row: Row) => string) {
  const titles = new Map(rows.map((row) => [row.line, titleOf(row)]));
  return (line: number | null) => (line === null ? '' : (titles.get(line) ?? ''));
}

const feedMapOf = ({ columns, constants, date }: DataImportMap) => ({ columns, constants, formats: { date } });

async function runLiveStats(scope: TenantScope, { fileName, bytes, map }: ImportFile): Promise<DoneKind> {
  const report = collectLines(() => fileName);
  const base = { line: null, column: null, changes: [], title: fileName };
  const { season, league, date } = map.constants;
  try {
    const input = {
      file: fileName,
      json: jsonOf(fileName, bytes),
      clue: { season, league, date },
      replace: map.replace,
      gameId: map.game,
      chosen: map.people,
    };
    const { outcome, gameId, agreed, score, periods, newPlayers } = await importLiveStatsGame(scope, input, report);
    const lines = [{ ...base, outcome, id: gameId, title: agreed.title, problem: null }, ...report.lines];
    return { lines, game: { title: agreed.title, score, periods, newPlayers } };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { lines: [{ ...base, outcome: 'refused', id: null, problem: problemLine(fileName, error) }], game: null };
  }
}

function jsonOf(fileName: string, bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new ImportError(fileName, 'this is not JSON', 'choose the data.json of the game');
  }
}
