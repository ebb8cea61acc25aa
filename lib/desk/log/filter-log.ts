import type { GameEvent, Side } from '#lib/basketball/events.ts';
import type { EntryWarnings } from '#lib/desk/warnings/entry-warnings.ts';
import type { LogEntry } from './log-entries.ts';

/** The kinds by which the desk's log is filtered. */
export const logKinds = {
  shots: ['field-goal'],
  'free-throws': ['free-throw'],
  fouls: ['foul', 'foul-drawn'],
  rebounds: ['rebound'],
  assists: ['assist'],
  turnovers: ['turnover', 'steal'],
  blocks: ['block'],
  substitutions: ['starter', 'substitution-in', 'substitution-out'],
  timeouts: ['timeout'],
  possession: ['jump-ball', 'held-ball', 'possession-arrow'],
} as const satisfies Record<string, readonly GameEvent['type'][]>;
export type LogKind = keyof typeof logKinds;

/** What is left out is not filtered by. */
export type LogFilter = { period?: number; side?: Side; person?: string; kind?: LogKind; isWarned?: boolean };

export function filterLog(
  entries: readonly LogEntry[],
  { period, side, person, kind, isWarned }: LogFilter,
  warnings: EntryWarnings = new Map(),
): LogEntry[] {
  const types: readonly string[] | null = kind ? logKinds[kind] : null;
  return entries.filter(
    ({ event }) =>
      (period === undefined || event.period === period) &&
      (side === undefined || ('side' in event && event.side === side)) &&
      (person === undefined || ('person' in event && event.person === person)) &&
      (types === null || types.includes(event.type)) &&
      (!isWarned || warnings.has(event.id)),
  );
}
