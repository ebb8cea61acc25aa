import type { StandingsRow } from '#lib/api/contract/standings.ts';
import type { TieReason } from '#lib/basketball/standings/reason.ts';

export function toReason(reason: TieReason | null): StandingsRow['reason'] {
  if (!reason) return null;
  const rounds = reason.rounds.map(({ teams, miniTable, steps }) => ({
    teams,
    miniTable: miniTable.map(({ drawn: _, ...row }) => row),
    steps,
  }));
  return { rounds, outcome: reason.outcome };
}
