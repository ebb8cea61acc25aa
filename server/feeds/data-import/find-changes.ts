import type { ReportedLine } from '#lib/api/contract/data-import.ts';
import type { DataImportKind } from '#lib/api/contract/data-import-kinds.ts';
import type { Cell } from '#server/csv/to-csv.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { boxScoreLines } from '#server/feeds/export/export-box-scores.ts';
import { fixtureLines } from '#server/feeds/export/export-fixtures.ts';
import { rosterLines } from '#server/feeds/export/export-rosters.ts';
import { type CollectedLine, changedIds } from './collect-lines.ts';

type Change = ReportedLine['changes'][number];
/** The cells of one thing, by what it is about (`id`) and by what tells its lines apart. */
type DescribedRow = { id: string; key: string; label: string; cells: Readonly<Record<string, Cell>> };

/**
 * Adds to each changed line which cells have changed: those that an export writes now, in the transaction of the import, and those that it
 * writes outside of it.
 */
export async function withChanges(
  kind: DataImportKind,
  lines: readonly CollectedLine[],
  { outside, inside }: { outside: TenantScope; inside: TenantScope },
): Promise<CollectedLine[]> {
  const ids = changedIds(lines);
  if (ids.length === 0) return [...lines];
  const before = new Map((await describeRows(kind, outside, ids)).map((row) => [row.key, row]));
  const after = new Map((await describeRows(kind, inside, ids)).map((row) => [row.key, row]));
  const changes = new Map<string, Change[]>();
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(key), after.get(key)];
    const { id, label } = is ?? was ?? { id: '', label: '' };
    changes.set(id, [...(changes.get(id) ?? []), ...differences(label, was?.cells ?? {}, is?.cells ?? {})]);
  }
  // What has changed of a person with several lines stands at the first.
  return lines.map((line) => {
    const own = line.outcome === 'changed' && line.id ? changes.get(line.id) : undefined;
    if (own && line.id) changes.delete(line.id);
    return own ? { ...line, changes: own } : line;
  });
}

async function describeRows(kind: DataImportKind, scope: TenantScope, ids: readonly string[]): Promise<DescribedRow[]> {
  if (kind === 'fixtures')
    return (await fixtureLines(scope, { ids })).map((line) => ({ ...line, key: line.id, label: '' }));
  if (kind === 'rosters') {
    const lines = await rosterLines(scope, { people: ids });
    return lines.map(({ id, personId, cells }) => ({ id: personId, key: id, label: '', cells }));
  }
  const lines = await boxScoreLines(scope, { ids });
  return lines.map(({ id, cells }) => {
    const who = cells.line === 'player' ? `${cells.first_name ?? ''} ${cells.last_name ?? ''}`.trim() : `${cells.team}`;
    return { id, key: [id, cells.side, cells.line, cells.person_id, who].join('\n'), label: who, cells };
  });
}

const hiddenColumns = new Set(['person_id', 'home_id', 'away_id', 'team_id']);

function differences(label: string, was: DescribedRow['cells'], is: DescribedRow['cells']): Change[] {
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((column) => {
    const [from, to] = [textOf(was[column]), textOf(is[column])];
    if (from === to || hiddenColumns.has(column)) return [];
    return [{ column, from: labelled(label, from), to: labelled(label, to) }];
  });
}

const labelled = (label: string, text: string) => (label && text ? `${label}: ${text}` : text);

const textOf = (cell: Cell): string => {
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return cell === null || cell === undefined ? '' : String(cell);
};
