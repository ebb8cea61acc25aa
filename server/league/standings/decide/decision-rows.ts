import { randomUUID } from 'node:crypto';
import type { DecisionInput } from '#lib/api/contract/competition/decisions.ts';
import { badPlaces, LeagueError, notFound } from '#server/errors.ts';
import type { TablePlace } from '#server/league/standings/make-table.ts';
import { say } from '#server/refusals/sentence.ts';
import type { DecisionRow } from './read.ts';

type Tables = { rows: { decisions: readonly DecisionRow[] }; places: readonly TablePlace[] };

/**
 * Returns the rows of a decision on one of the tables. Throws `not-found` for a table of another league, `bad-request` for a team
 * outside of it or one that is drawn twice, and `conflict` where a team has withdrawn or was drawn already.
 */
export function decisionRows(tenantId: string, input: DecisionInput, { rows, places }: Tables): DecisionRow[] {
  const { kind, phaseId, groupId, decidedOn, reason } = input;
  const table = places.find(({ phase, group }) => phase.id === phaseId && (group?.id ?? null) === groupId);
  if (!table) throw notFound('table', groupId ?? phaseId);
  const teamIds = kind === 'draw' ? input.teamIds : [input.teamId];
  const field = kind === 'draw' ? 'teamIds' : 'teamId';
  for (const [index, id] of teamIds.entries()) {
    const path = kind === 'draw' ? `${field}.${index}` : field;
    if (!table.members.has(id)) throw badPlaces([{ path, message: say`is no team of this table` }]);
    if (teamIds.indexOf(id) < index) throw badPlaces([{ path, message: say`is drawn twice` }]);
  }
  const twin = rows.decisions.find(
    (row) => kind !== 'deduction' && row.kind === kind && row.phaseId === phaseId && teamIds.includes(row.teamId),
  );
  if (twin)
    throw new LeagueError('conflict', say`There is such a decision on this team already. Lift it first.`, [
      { path: field, message: say`has such a decision already` },
    ]);
  const createdAt = new Date();
  return teamIds.map((teamId, index) => ({
    tenantId,
    id: randomUUID(),
    createdAt,
    phaseId,
    groupId,
    teamId,
    kind,
    points: kind === 'deduction' ? input.points : null,
    policy: kind === 'annulment' ? input.policy : null,
    drawOrder: kind === 'draw' ? index + 1 : null,
    decidedOn,
    reason,
  }));
}
