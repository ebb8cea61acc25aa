import type { DecisionInput, LeagueDecision } from '#lib/api/contract/competition/decisions.ts';

/** What stands in the form of a decision, as typed. `teamIds`: of a draw in the order drawn; otherwise the first counts. */
export type DecisionDraft = {
  kind: DecisionInput['kind'];
  /** Phase and group of the table. */
  table: { phaseId: string; groupId: string | null };
  teamIds: readonly string[];
  points: string;
  policy: 'delete-all' | 'keep-played' | 'forfeit-all';
  decidedOn: string;
  reason: DecisionInput['reason'];
};

/** Returns the decision of a form; null while something is missing. */
export function decisionOfDraft({ kind, table, teamIds, points, policy, decidedOn, reason }: DecisionDraft) {
  const [teamId] = teamIds;
  if (!teamId || decidedOn === '') return null;
  const common = { ...table, decidedOn, reason };
  if (kind === 'draw') return teamIds.length < 2 ? null : { ...common, kind, teamIds: [...teamIds] };
  if (kind === 'annulment') return { ...common, kind, teamId, policy };
  const number = Number(points.replace(',', '.'));
  return number > 0 && number <= 100 && Number.isInteger(2 * number)
    ? { ...common, kind, teamId, points: number }
    : null;
}

/** Returns what records a decision again after it was lifted; null for one that states less than the form asks for. */
export function toDecisionInput(decision: LeagueDecision): DecisionInput | null {
  const { kind, phaseId, groupId, teams, points, policy, decidedOn, reason } = decision;
  if (decidedOn === null) return null;
  return decisionOfDraft({
    kind,
    table: { phaseId, groupId },
    teamIds: teams.map(({ id }) => id),
    points: String(points ?? 0),
    policy: policy ?? 'delete-all',
    decidedOn,
    reason,
  });
}
