import type { StandingsRow } from '#lib/api/contract/standings.ts';
import type { TieReason } from '#lib/basketball/standings/reason.ts';

export function toReason(reason: TieReason | null): StandingsRow['reason'] {
  if (!reason) return null;
  return { rounds: reason.rounds, outcome: reason.outcome };
}
