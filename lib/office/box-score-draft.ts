import type { z } from 'zod';
import type { BoxScoreSheet, enterBoxScore } from '#lib/api/contract/box-score-entry.ts';
import { basketStats, pointsOfBaskets } from '#lib/basketball/baskets.ts';
import type { Side } from '#lib/basketball/events.ts';
import { sides } from '#lib/basketball/sides.ts';
import { type Stat, statNames } from '#lib/basketball/statistics.ts';
import { cellValue, isValidCell, textOf } from './box-score-cells.ts';

type SheetPlayer = BoxScoreSheet['home']['players'][number];

/** A player of the sheet with what stands in the cells, as typed. */
export type SheetRow = Omit<SheetPlayer, 'line'> & { cells: Readonly<Partial<Record<Stat, string>>> };
export type SheetDraft = Record<Side, readonly SheetRow[]>;

export const toDraft = (sheet: Record<Side, Pick<BoxScoreSheet['home'], 'players'>>): SheetDraft => ({
  home: sheet.home.players.map(toRow),
  away: sheet.away.players.map(toRow),
});

const toRow = ({ line, ...player }: SheetPlayer): SheetRow => ({
  ...player,
  cells: Object.fromEntries(
    statNames.flatMap((stat) => ((line[stat] ?? null) === null ? [] : [[stat, textOf(stat, line[stat] ?? 0)]])),
  ),
});

/** Returns the draft with a cell changed: who has a number has played. */
export const withCell = (draft: SheetDraft, side: Side, personId: string, stat: Stat, text: string): SheetDraft =>
  withRow(draft, side, personId, (row) => ({
    ...row,
    played: row.played || text.trim() !== '',
    cells: { ...row.cells, [stat]: text },
  }));

export const withRow = (
  draft: SheetDraft,
  side: Side,
  personId: string,
  change: (row: SheetRow) => SheetRow,
): SheetDraft => ({ ...draft, [side]: draft[side].map((row) => (row.personId === personId ? change(row) : row)) });

const cell = (row: SheetRow, stat: Stat): string => (row.cells[stat] ?? '').trim();
const hasBaskets = (row: SheetRow) => basketStats.some((stat) => cell(row, stat) !== '');
const playedRows = (draft: SheetDraft) => sides.flatMap((side) => draft[side].filter(({ played }) => played));

/** Whether baskets are entered, of whomever: then the points of everybody follow from them. */
export const countsBaskets = (draft: SheetDraft): boolean => playedRows(draft).some(hasBaskets);

/** Returns the points of a player; null for who did not play. */
export function pointsOfRow(row: SheetRow, fromBaskets: boolean): number | null {
  if (!row.played) return null;
  if (!fromBaskets) return cellValue('points', cell(row, 'points')) ?? 0;
  return pointsOfBaskets(Object.fromEntries(basketStats.map((stat) => [stat, cellValue(stat, cell(row, stat)) ?? 0])));
}

/** Returns the sum of a team in a statistic. */
export function sumOf(draft: SheetDraft, side: Side, stat: Stat): number {
  const fromBaskets = countsBaskets(draft);
  return draft[side].reduce((sum, row) => {
    if (!row.played) return sum;
    return sum + ((stat === 'points' ? pointsOfRow(row, fromBaskets) : cellValue(stat, cell(row, stat))) ?? 0);
  }, 0);
}

/** What keeps a sheet from being saved: a cell that is no number, fewer shots than hits, points of a player beside baskets of others. */
export type SheetProblem = { kind: 'cell' | 'attempts' | 'mixed'; row: SheetRow; stat: Stat };

const shots = [
  ['twoPointersMade', 'twoPointersAttempted'],
  ['threePointersMade', 'threePointersAttempted'],
  ['freeThrowsMade', 'freeThrowsAttempted'],
] as const satisfies readonly (readonly [Stat, Stat])[];

export function problemsOf(draft: SheetDraft): SheetProblem[] {
  const rows = playedRows(draft);
  const fromBaskets = countsBaskets(draft);
  const counted = shots.filter(([, tried]) => rows.some((row) => cell(row, tried) !== ''));
  return rows.flatMap((row): SheetProblem[] => {
    const bad = statNames.filter((stat) => !isValidCell(stat, cell(row, stat)));
    if (bad.length > 0) return bad.map((stat) => ({ kind: 'cell', row, stat }));
    const few = counted.filter(
      ([made, tried]) => (cellValue(made, cell(row, made)) ?? 0) > (cellValue(tried, cell(row, tried)) ?? 0),
    );
    const isMixed = fromBaskets && !hasBaskets(row) && (cellValue('points', cell(row, 'points')) ?? 0) > 0;
    return [
      ...few.map(([, stat]) => ({ kind: 'attempts' as const, row, stat })),
      ...(isMixed ? [{ kind: 'mixed' as const, row, stat: 'points' as const }] : []),
    ];
  });
}

type Entry = z.input<typeof enterBoxScore.body>;

/** Returns the box score of a draft: who played or was listed before, with what the sheet has besides the players. */
export function toEntry(draft: SheetDraft, sheet: BoxScoreSheet): Entry {
  const fromBaskets = countsBaskets(draft);
  const teamOf = (side: Side): Entry['home'] => {
    const { team, total, timeouts } = sheet[side];
    const rows = draft[side].filter(({ played, listed }) => played || listed);
    return { players: rows.map((row) => toEntered(row, fromBaskets)), team, total, timeouts };
  };
  return {
    ...{ home: teamOf('home'), away: teamOf('away') },
    ...{ revision: sheet.revision, statesResult: false, replace: true },
  };
}

function toEntered(row: SheetRow, fromBaskets: boolean): Entry['home']['players'][number] {
  const { personId, number, starter, captain, played } = row;
  const line = Object.fromEntries(
    statNames.map((stat) => {
      if (stat === 'points') return [stat, pointsOfRow(row, fromBaskets)];
      const isCounted = fromBaskets && (basketStats as readonly Stat[]).includes(stat);
      return [stat, cellValue(stat, cell(row, stat)) ?? (isCounted ? 0 : null)];
    }),
  );
  return { personId, number, starter, captain, played, line: played ? line : {} };
}

/** Whether two drafts would save the same. */
export const isSameDraft = (one: SheetDraft, other: SheetDraft): boolean =>
  sides.every(
    (side) =>
      one[side].length === other[side].length &&
      one[side].every((row) =>
        isSameRow(
          row,
          other[side].find(({ personId }) => personId === row.personId),
        ),
      ),
  );

export function isSameRow(one: SheetRow | undefined, other: SheetRow | undefined): boolean {
  if (!one || !other) return one === other;
  const isPlain = one.personId === other.personId && one.played === other.played && one.number === other.number;
  return isPlain && (!one.played || statNames.every((stat) => cell(one, stat) === cell(other, stat)));
}
