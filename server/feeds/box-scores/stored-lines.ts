import { and, eq } from 'drizzle-orm';
import type { Side } from '#lib/basketball/events.ts';
import { foldName } from '#lib/i18n/fold-name.ts';
import { officialBoxes } from '#server/db/schema/game-projections.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { boxScoreSource } from '#server/league/box-score/box-score-source.ts';
import { type BoxScoreField, boxScoreFieldColumns } from './box-score-fields.ts';
import type { BoxScoreRow, LineKind } from './box-score-row.ts';

export type BoxLine = Pick<BoxScoreRow, 'person' | 'counts' | 'benchPoints'> & {
  /** Absent in lines that older builds stored. */
  timeouts?: number | null;
};
export type BoxLines = Record<Side, Record<LineKind, BoxLine[]>>;
export type ImportedLine = BoxLine & Pick<BoxScoreRow, 'given'>;
export type ImportedLines = Record<Side, Record<LineKind, ImportedLine[]>>;

/**
 * Merges the lines of a game with those of an earlier file: players and totals may be in two files, and a file replaces only
 * the kinds of lines that it contains. In a line that both have, the earlier file keeps the fields that the new one has not,
 * unless the new one `replaces` them.
 */
export async function withStoredLines(
  { db, tenantId }: TenantScope,
  gameId: string,
  lines: ImportedLines,
  replaces: boolean,
): Promise<BoxLines> {
  const [stored] = await db
    .select({ box: officialBoxes.box })
    .from(officialBoxes)
    .where(
      and(
        eq(officialBoxes.tenantId, tenantId),
        eq(officialBoxes.gameId, gameId),
        eq(officialBoxes.source, boxScoreSource),
      ),
    );
  const earlier = (stored?.box ?? null) as BoxLines | null;
  const merged = (side: Side, kind: LineKind) => {
    const hasKind = lines.home[kind].length + lines.away[kind].length > 0;
    if (!hasKind) return earlier?.[side][kind] ?? [];
    const known = replaces ? [] : (earlier?.[side][kind] ?? []);
    return lines[side][kind].map((line) =>
      mergeLine(
        line,
        known.find((one) => isSameLine(one, withNumberOf(line, one))),
      ),
    );
  };
  const of = (side: Side) => ({
    player: merged(side, 'player'),
    team: merged(side, 'team'),
    total: merged(side, 'total'),
  });
  return { home: of('home'), away: of('away') };
}

function mergeLine({ given, ...line }: ImportedLine, known: BoxLine | undefined): BoxLine {
  if (!known) return line;
  const merge = <Fields extends object>(own: Fields, earlier: Fields): Fields => {
    const kept = Object.entries(earlier).filter(([field]) => isField(field) && !given.has(field));
    return { ...own, ...Object.fromEntries(kept) };
  };
  return {
    person: line.person && known.person && merge(line.person, known.person),
    counts: merge(line.counts, known.counts),
    benchPoints: given.has('benchPoints') ? line.benchPoints : known.benchPoints,
    timeouts: (given.has('timeouts') ? line.timeouts : known.timeouts) ?? null,
  };
}

/** A file without numbers tells players apart by name. */
const withNumberOf = (line: ImportedLine, known: BoxLine): BoxLine =>
  line.given.has('number') || !line.person
    ? line
    : { ...line, person: { ...line.person, number: known.person?.number ?? null } };

const isField = (name: string): name is BoxScoreField => Object.hasOwn(boxScoreFieldColumns, name);

/** Lines without a person are the same: a team has one of each kind. */
export function isSameLine({ person: a }: BoxLine, { person: b }: BoxLine): boolean {
  if (!a || !b) return a === b;
  if (a.externalId || b.externalId) return a.externalId === b.externalId;
  return a.number === b.number && nameOf(a) === nameOf(b);
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  foldName(`${firstName} ${lastName}`);
